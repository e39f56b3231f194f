import { CategoryPills } from "@/components/listing/category-pills";
import { ListingSection } from "@/components/listing/listing-section";
import { ClosingCta } from "@/components/offer/closing-cta";
import { PickList } from "@/components/review/pick-list";
import { RankingTable } from "@/components/review/ranking-table";
import { PageHero } from "@/components/ui/page-hero";
import type { listingView } from "./listings";
import { PageLayout } from "./page-layout";

type ListingPageProps = NonNullable<ReturnType<typeof listingView>>;

/** One page of the blog or of a category. */
export function ListingPage({ page, hero, ranking, pills, listing, closing }: ListingPageProps) {
  return (
    <PageLayout {...page} noBottomGap>
      <PageHero {...hero}>
        {ranking && (
          <>
            <PickList picks={ranking.picks} />
            <RankingTable {...ranking} />
          </>
        )}
      </PageHero>
      <CategoryPills {...pills} />
      <ListingSection {...listing} />
      {closing && <ClosingCta {...closing} />}
    </PageLayout>
  );
}
