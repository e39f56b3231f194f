import type { SafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";
import { Callout } from "../ui/callout";
import { FeatureList } from "../ui/feature-list";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import { MethodNotes, type MethodNotesProps } from "./method-notes";

type HowWeReviewProps = MethodNotesProps & {
  process: { heading: string; intro?: string | undefined; steps: readonly { title: string; text: string }[] };
  disclosure: { heading: string; linkLabel: string; html: SafeHtml };
};

/** The sections below the ranking: how apps are reviewed, and who pays for it. */
export function HowWeReview({ process, method, disclosure }: HowWeReviewProps) {
  return (
    <Section id="process" eyebrow="Review process" title={process.heading} intro={process.intro}>
      <div className="stack-6">
        <FeatureList items={process.steps} marker="number" />
        <MethodNotes method={method} />
        <Callout eyebrow="Affiliate disclosure" heading={disclosure.heading}>
          <RichText html={disclosure.html} />
          <p>
            <a className="tall-link bold" href={routes.about()}>
              {disclosure.linkLabel}
            </a>
          </p>
        </Callout>
      </div>
    </Section>
  );
}
