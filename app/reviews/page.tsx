import type { Metadata } from "next";
import { PresetFilters } from "@/components/finder/preset-filters";
import { FeedLinks } from "@/components/listing/feed-links";
import { ClosingCta } from "@/components/offer/closing-cta";
import { CriteriaGrid } from "@/components/review/criteria-grid";
import { MethodNotes } from "@/components/review/method-notes";
import { NotReviewedYet } from "@/components/review/not-reviewed-yet";
import { Ranking } from "@/components/review/ranking";
import styles from "@/components/review/ranking.module.css";
import { RankingTable } from "@/components/review/ranking-table";
import { ScrollToTop } from "@/components/review/scroll-to-top";
import { PageHero } from "@/components/ui/page-hero";
import { SectionHeading } from "@/components/ui/section-heading";
import { withProof } from "@/lib/claims/shown-claims";
import { getDocument } from "@/lib/content/site/documents";
import { getAllReviews } from "@/lib/content/site/reviews";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { buildPageMetadata } from "@/lib/machines/metadata/page-metadata";
import { buildItemList } from "@/lib/machines/structured-data/item-list";
import { defaultTarget } from "@/lib/offers/page-targets";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";
import { NothingYet } from "../views/nothing-yet";
import { closingCta } from "../views/offer-blocks";
import { PageLayout } from "../views/page-layout";
import { getPaying, getRankingRows, toBlankReview, toRankedCard } from "../views/review-cards";
import { HowWeReview } from "./how-we-review";
import { presetFilters } from "./view";

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("site/reviews-list");
  return buildPageMetadata({
    title: seoTitle,
    description: seoDescription,
    path: routes.reviews(),
    siteName: getSiteTexts().name,
    feedOf: { slug: "reviews", name: "Reviews" },
  });
}

export default function ReviewsPage() {
  const site = getSiteTexts();
  const texts = getDocument("site/reviews-list");
  const method = getDocument("site/scoring");
  const reviews = getAllReviews();
  const path = routes.reviews();
  const ranked = reviews.filter(({ score }) => score);
  const untested = reviews.filter(({ score }) => !score);
  const listed = ranked.map(({ title, slug }) => ({ title: titleBeforeColon(title), path: routes.review(slug) }));
  const things = [buildItemList(path, texts.title, listed)];
  const quote = withProof(texts.closing.testimonial ? [texts.closing.testimonial] : [], texts.sample)[0];
  return (
    <PageLayout path={path} name={texts.title} type="CollectionPage" things={things} noBottomGap>
      <PageHero eyebrow={texts.edition} title={texts.title} lede={texts.lede}>
        <RankingTable rows={getRankingRows()} paying={getPaying()} />
      </PageHero>
      <div className="container">
        <section className={styles.reviewsSection}>
          <SectionHeading id="criteria" title={texts.criteria.heading} intro={texts.criteria.intro} />
          <CriteriaGrid items={method.criteria} />
          <MethodNotes method={method} />
        </section>
        <section className={styles.reviewsSection} aria-labelledby="ranking">
          <SectionHeading id="ranking" title="The ranking" />
          {reviews.length > 0 ? (
            <div className="stack-4">
              <PresetFilters searches={presetFilters()} all={routes.find()} />
              <p>
                <a href={routes.compare()}>Compare apps side by side</a>, or{" "}
                <a href={routes.costs()}>work out what they cost</a>.
              </p>
            </div>
          ) : (
            <NothingYet what="review" />
          )}
          <FeedLinks rss={routes.rssFeed("reviews")} json={routes.jsonFeed("reviews")} />
          <Ranking reviews={ranked.map(toRankedCard)} disclosure={site.shortDisclosure} />
        </section>
        <NotReviewedYet reviews={untested.map(toBlankReview)} disclosure={site.shortDisclosure} />
        <HowWeReview />
      </div>
      <ClosingCta {...closingCta(defaultTarget(path))} {...texts.closing} quote={quote} />
      <ScrollToTop />
    </PageLayout>
  );
}
