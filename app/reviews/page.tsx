import { ClosingCta } from "@/components/offer/closing-cta";
import { CriteriaGrid } from "@/components/review/criteria-grid";
import { HowWeReview } from "@/components/review/how-we-review";
import { NotReviewedYet } from "@/components/review/not-reviewed-yet";
import { Ranking } from "@/components/review/ranking";
import { RankingTable } from "@/components/review/ranking-table";
import { ScrollToTop } from "@/components/review/scroll-to-top";
import { PageHero } from "@/components/ui/page-hero";
import { Section } from "@/components/ui/section";
import { currentSite } from "@/lib/content/site/current-site";
import { NothingYet } from "../views/nothing-yet";
import { PageLayout } from "../views/page-layout";
import { reviewsMetadata, reviewsView } from "./view";

export const generateMetadata = () => reviewsMetadata(currentSite());

export default function ReviewsPage() {
  const { page, hero, matrix, criteria, isEmpty, ranking, untested, how, closing } = reviewsView(currentSite());
  return (
    <PageLayout {...page} noBottomGap>
      <PageHero {...hero}>
        <RankingTable {...matrix} />
      </PageHero>
      <Section id="criteria" title={criteria.heading} intro={criteria.intro}>
        <CriteriaGrid items={criteria.items} />
      </Section>
      <Section id="ranking" title="The ranking">
        {isEmpty && <NothingYet what="review" />}
        <Ranking {...ranking} />
      </Section>
      <NotReviewedYet {...untested} />
      <HowWeReview {...how} />
      <ClosingCta {...closing} />
      <ScrollToTop />
    </PageLayout>
  );
}
