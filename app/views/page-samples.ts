import { matchPages } from "@/lib/addresses/page-addresses";
import type { PageKind, PageSamples } from "@/lib/addresses/page-kind";
import { listAlternatives } from "@/lib/apps/alternatives";
import { pairsOfApps } from "@/lib/apps/apps";
import { quoteToken } from "@/lib/content/claims/quote-syntax";
import type { Post, Review } from "@/lib/content/entry-types";
import { blankComments } from "@/lib/content/markdown/parse-body";
import { legalDocuments } from "@/lib/content/names";
import { getReviewsByAuthor } from "@/lib/content/site/entries";
import {
  allCategories,
  allPosts,
  allReviews,
  appsBySlug,
  authorsBySlug,
  postOf,
  postsByAuthor,
  rankedReviews,
  rankingBySlug,
  reviewOf,
  type Site,
  testsByApp,
} from "@/lib/content/site/site";
import { getBlocks } from "@/lib/text/blocks";
import { calculator } from "@/lib/text/blocks/calculator";
import { ranking } from "@/lib/text/blocks/ranking";
import { demonstration } from "@/lib/util/sample";

/**
 * What the strip at the top of a page says about the samples on it; `undefined` where there is none. It follows from the content
 * that the page shows, so that no page has to think of it; an audit compares it with the marks on the pages.
 * @param path Path of the page.
 */
export function describeSamples(site: Site, path: string): string | undefined {
  for (const { one, params } of matchPages(path)) {
    const said = describe[one.samples](site, params, one);
    if (said) return said;
  }
  return undefined;
}

type Describe = (site: Site, params: Readonly<Record<string, string>>, kind: PageKind) => string | undefined;

const describe: Readonly<Record<PageSamples, Describe>> = {
  none: () => undefined,
  documents: ofDocuments,
  home: (site) =>
    whereMarked(
      site.library.documents["site/home"]?.data.sample,
      site.library.documents["site/claims"]?.data.sample,
      rankedReviews(site).some(({ score }) => score?.isSample),
      [...appsBySlug(site).values()].some(isSample),
    ),
  // Where a figure is counted from samples, its claim says so.
  claims: (site) =>
    whereMarked(
      site.library.collections["test-reports"].some(({ data }) => data.sample),
      [...appsBySlug(site).values()].some(isSample),
    ),
  team: (site) => whereMarked(site.library.documents["site/team"]?.data.sample, hasSampleAuthor(site)),
  authors: (site) => whereMarked(hasSampleAuthor(site)),
  author: (site, { slug = "" }) => {
    if (authorsBySlug(site).get(slug)?.sample) return demonstration.page;
    return whereMarked(postsByAuthor(site).get(slug)?.some(isSample), getReviewsByAuthor(site, slug).some(isSample));
  },
  // A category shares its route with pages of text.
  list: (site, { slug }) =>
    slug === undefined || allCategories(site).some((category) => category.slug === slug) ? ofLists(site) : undefined,
  text: ({ library }, { slug }) =>
    ofText(
      library,
      library.collections.pages.find((page) => page.slug === slug),
    ),
  post: (site, { slug }) => ofEntry(site, "blog", slug),
  review: (site, { slug }) => ofEntry(site, "reviews", slug),
  ranking: (site) => whereMarked(allReviews(site).some((review) => review.sample || hasSamples(site, review.about))),
  apps: (site) => whereMarked(hasSampleApp(site)),
  pair: (site, { pair = "" }) => {
    const { apps = [] } = pairsOfApps(site).find(({ slug }) => slug === pair) ?? {};
    return whereMarked(apps.some(({ slug }) => hasSamples(site, slug)));
  },
  prices: (site) => whereMarked(hasSampleApp(site)),
  changes: (site) => {
    const apps = [...appsBySlug(site).values()].filter(({ sample }) => sample);
    const hasPrices = apps.some(({ plans }) => plans.some(({ history }) => history.length > 0));
    const hasChanges = hasPrices || apps.some(({ changes }) => changes.length > 0);
    return whereMarked(hasChanges);
  },
  search: (site) => ofLists(site) ?? whereMarked(allReviews(site).some(isSample)),
};

function isSample({ sample }: { sample: boolean }): boolean {
  return sample;
}

function whereMarked(...found: readonly (boolean | undefined)[]): string | undefined {
  return found.some(Boolean) ? demonstration.page : undefined;
}

function hasSampleAuthor(site: Site): boolean {
  return [...authorsBySlug(site).values()].some(isSample);
}

function ofLists(site: Site): string | undefined {
  return whereMarked(allPosts(site).some(isSample), hasSampleAuthor(site));
}

function ofDocuments({ library }: Site, _params: unknown, { texts = [] }: PageKind): string | undefined {
  for (const name of texts) {
    const document = library.documents[name];
    const said = legalDocuments.some((legal) => legal === name)
      ? ofText(library, document)
      : document?.data.sample && demonstration.page;
    if (said) return said;
  }
  return undefined;
}

/** A text is a sample, or names an operator who is one. */
function ofText({ documents }: Site["library"], entry: ShownText | undefined): string | undefined {
  const namesSample =
    documents["site/operator"]?.data.sample && blankComments(entry?.body ?? "").includes("{{operator:");
  return entry && (entry.data.sample || namesSample) ? demonstration.text : undefined;
}

type ShownText = { body: string; data: { sample: boolean } };

/** An article or a review, published or not. */
function ofEntry(site: Site, folder = "", slug = ""): string | undefined {
  const { blog, reviews } = site.library.collections;
  const post = folder === "blog" ? blog.find((entry) => entry.slug === slug) : undefined;
  const review = folder === "reviews" ? reviews.find((entry) => entry.slug === slug) : undefined;
  if (post) return ofPost(site, postOf(post));
  return review && ofReview(site, reviewOf(site, review));
}

function ofPost(site: Site, post: Post): string | undefined {
  const text = `${post.excerpt}\n${blankComments(post.body)}`;
  const blocks = getBlocks(post.body).map(({ block }) => block.name);
  const showsApps = blocks.some((name) => name === ranking.name || name === calculator.name);
  const quotesSample = [...text.matchAll(quoteToken)].some(([, reference = ""]) => {
    const [app = ""] = (reference.split(":")[1] ?? "").split(".");
    return appsBySlug(site).get(app)?.sample;
  });
  const author = authorsBySlug(site).get(post.author);
  return whereMarked(post.sample, author?.sample, quotesSample, showsApps && hasSampleApp(site));
}

/** A review shows its app, and beside it those that it is compared with. */
function ofReview(site: Site, review: Review): string | undefined {
  const compared = review.comparison.flatMap(({ slug }) => rankingBySlug(site).get(slug) ?? []);
  const others = listAlternatives(site, review).map(({ slug }) => slug);
  const author = authorsBySlug(site).get(review.author);
  const shown = [...[review, ...compared].map(({ about }) => about), ...others];
  const said = whereMarked(review.sample, author?.sample, ...shown.map((app) => hasSamples(site, app)));
  const isInvented = appsBySlug(site).get(review.about ?? "")?.invented;
  return said && !isInvented ? demonstration.realApp : said;
}

function hasSampleApp(site: Site): boolean {
  return [...appsBySlug(site).keys()].some((app) => hasSamples(site, app));
}

/** Whether something that is known of an app is invented: its prices, its answers, or its test. */
function hasSamples(site: Site, app = ""): boolean {
  const [test] = testsByApp(site).get(app) ?? [];
  return test?.sample === true || appsBySlug(site).get(app)?.hasSamples === true;
}
