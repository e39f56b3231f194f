import { CategoryPills } from "@/components/listing/category-pills";
import { ListingSection } from "@/components/listing/listing-section";
import { ClosingCta } from "@/components/offer/closing-cta";
import { PickList } from "@/components/review/pick-list";
import { RankingTable } from "@/components/review/ranking-table";
import { PageHero } from "@/components/ui/page-hero";
import type { Category } from "@/lib/content/entry-types";
import { listingView } from "./listings";
import { PageLayout } from "./page-layout";

/** One page of the blog or of a category. */
export function ListingPage(props: { category: Category; page: number }) {
  const { page, hero, ranking, pills, listing, closing } = listingView(props);
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
