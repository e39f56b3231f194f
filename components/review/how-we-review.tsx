import type { Scoring } from "@/lib/content/schemas/scoring-schema";
import type { SafeHtml } from "@/lib/text/body-types";
import { formatDate } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { formatScore } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { Callout } from "../ui/callout";
import { FeatureList } from "../ui/feature-list";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

type HowWeReviewProps = {
  method: Pick<Scoring, "version" | "starsWithin" | "changelog">;
  process: { heading: string; intro?: string | undefined; steps: readonly { title: string; text: string }[] };
  disclosure: { heading: string; linkLabel: string; html: SafeHtml };
};

/** The section below the ranking: how apps are reviewed, the rule of the order, the editions of the method, and who pays for it. */
export function HowWeReview({ process, method, disclosure }: HowWeReviewProps) {
  return (
    <Section id="process" eyebrow="Review process" title={process.heading} intro={process.intro}>
      <div className="stack-6">
        <FeatureList items={process.steps} marker="number" />
        <div className="stack-2 text-sm soft measure">
          <p>
            Apps are ranked by points, then by stars, then by date, newest review first. Points come only from tests. A
            review’s stars may differ from them by {formatScore(method.starsWithin)} of {limits.starScale} at most.
            Untested apps are not ranked.
          </p>
          {method.changelog.length === 0 && <p>This is edition {method.version} of the method.</p>}
          <ul className="stack-1">
            {method.changelog
              .toSorted((a, b) => b.version - a.version)
              .map((edition) => (
                <li key={edition.version}>
                  Edition {edition.version} of the method,{" "}
                  <time dateTime={edition.date}>{formatDate(edition.date)}</time>: {edition.what}
                </li>
              ))}
          </ul>
        </div>
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
