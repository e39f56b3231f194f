import styles from "@/components/review/ranking.module.css";
import { Callout } from "@/components/ui/callout";
import { FeatureList } from "@/components/ui/feature-list";
import { RichText } from "@/components/ui/rich-text";
import { SectionHeading } from "@/components/ui/section-heading";
import { getDocument } from "@/lib/content/site/documents";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

/** The sections below the ranking: how apps are reviewed, and who pays for it. */
export function HowWeReview() {
  const { process, disclosure } = getDocument("site/reviews-list");
  return (
    <>
      <section className={styles.reviewsSection}>
        <SectionHeading eyebrow="Review process" title={process.heading} intro={process.intro} />
        <FeatureList items={process.steps} marker="number" />
      </section>
      <div className={styles.reviewsDisclosure}>
        <Callout eyebrow="Affiliate disclosure" heading={disclosure.heading}>
          <RichText html={renderSnippet(disclosure.text)} />
          <p>
            <a className="tall-link bold" href={routes.about()}>
              {disclosure.linkLabel}
            </a>
          </p>
        </Callout>
      </div>
    </>
  );
}
