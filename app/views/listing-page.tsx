import { CategoryPills } from "@/components/listing/category-pills";
import { ListingSection } from "@/components/listing/listing-section";
import { ClosingCta } from "@/components/offer/closing-cta";
import { RankingTable } from "@/components/review/ranking-table";
import { PageHero } from "@/components/ui/page-hero";
import type { Category } from "@/lib/content/entry-types";
import { mainBlog } from "@/lib/content/names";
import { buildItemList } from "@/lib/machines/structured-data/item-list";
import { defaultTarget } from "@/lib/offers/page-targets";
import { routes } from "@/lib/util/routes";
import { categoryPills, listingPage } from "./listings";
import { closingCta } from "./offer-blocks";
import { PageLayout } from "./page-layout";
import { getPaying, getRankingRows } from "./review-cards";

/** Texts of an empty page. */
const emptyTexts = {
  blog: { text: "No posts found.", label: "Return to First Page", href: routes.blog() },
  category: { text: "No posts found in this category.", label: "Return to All Posts", href: routes.blog() },
};

type ListingPageProps = { category: Category; page: number };

/** One page of the blog or of a category. */
export function ListingPage({ category, page }: ListingPageProps) {
  const isBlog = category.slug === mainBlog;
  // The blog links to the feed of the whole site, reviews included.
  const feedSlug = isBlog ? undefined : category.slug;
  const listing = listingPage(category, page);
  const path = routes.categoryPage(category.slug, page);
  const items = listing.items.map(({ title, slug }) => ({ title, path: routes.post(slug) }));
  const { heading, intro, offers } = category;
  // On the first page only: the text that was wrong is on all of them, and one place is enough.
  const corrections = page === 1 ? category.corrections : [];
  const things = [buildItemList(path, heading, items)];
  return (
    <PageLayout
      path={path}
      name={heading}
      description={intro}
      type="CollectionPage"
      things={things}
      corrections={corrections}
      offers={offers}
      noBottomGap
    >
      <PageHero title={heading} lede={intro} eyebrow={isBlog ? "The blog" : "The blog by subject"}>
        {category.ranking && page === 1 && <RankingTable rows={getRankingRows()} paying={getPaying()} />}
      </PageHero>
      <CategoryPills pills={categoryPills()} active={category.slug} />
      <ListingSection
        page={listing}
        hrefFor={(number) => routes.categoryPage(category.slug, number)}
        feeds={{ rss: routes.rssFeed(feedSlug), json: routes.jsonFeed(feedSlug) }}
        empty={isBlog ? emptyTexts.blog : emptyTexts.category}
      />
      {offers !== "none" && <ClosingCta {...closingCta(defaultTarget(path))} />}
    </PageLayout>
  );
}
