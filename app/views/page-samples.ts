import { listAlternatives } from "@/lib/apps/alternatives";
import { quoteToken } from "@/lib/content/claims/quote-syntax";
import type { Post, Review } from "@/lib/content/entry-types";
import { legalDocuments } from "@/lib/content/names";
import type { Snapshot } from "@/lib/content/snapshot/snapshot";
import { matchPages } from "@/lib/site/page-addresses";
import type { PageKind, PageSamples } from "@/lib/site/page-kind";
import { getBlocks } from "@/lib/text/blocks";
import { calculator } from "@/lib/text/blocks/calculator";
import { ranking } from "@/lib/text/blocks/ranking";
import { blankComments } from "@/lib/text/comments";
import { demonstration } from "@/lib/util/sample";

/**
 * What the strip at the top of a page says about the samples on it; `undefined` where there is none. It follows from the content
 * that the page shows, so that no page has to think of it; an audit compares it with the marks on the pages.
 * @param path Path of the page.
 */
export function describeSamples(snapshot: Snapshot, path: string): string | undefined {
  for (const { one, params } of matchPages(path)) {
    const said = describe[one.samples](snapshot, params, one);
    if (said) return said;
  }
  return undefined;
}

type Describe = (snapshot: Snapshot, params: Readonly<Record<string, string>>, kind: PageKind) => string | undefined;

const describe: Readonly<Record<PageSamples, Describe>> = {
  none: () => undefined,
  documents: ofDocuments,
  home: ({ library, ranking, productsBySlug }) =>
    whereMarked(
      library.documents["site/home"]?.data.sample,
      library.documents["site/claims"]?.data.sample,
      ranking.some(({ score }) => score?.isSample),
      [...productsBySlug.values()].some(isSample),
    ),
  // Where a figure is counted from samples, its claim says so.
  claims: ({ library, productsBySlug }) =>
    whereMarked(
      library.collections["test-reports"].some(({ data }) => data.sample),
      [...productsBySlug.values()].some(isSample),
    ),
  team: (snapshot) => whereMarked(snapshot.library.documents["site/team"]?.data.sample, hasSampleAuthor(snapshot)),
  authors: (snapshot) => whereMarked(hasSampleAuthor(snapshot)),
  author: (snapshot, { slug = "" }) => {
    if (snapshot.authorsBySlug.get(slug)?.sample) return demonstration.page;
    return whereMarked(snapshot.postsByAuthor.get(slug)?.some(isSample));
  },
  // A category shares its route with pages of text.
  list: (snapshot, { slug }) =>
    slug === undefined || snapshot.categories.some((category) => category.slug === slug)
      ? ofLists(snapshot)
      : undefined,
  text: ({ library }, { slug }) =>
    ofText(
      library,
      library.collections.pages.find((page) => page.slug === slug),
    ),
  post: (snapshot, { slug }) => ofEntry(snapshot, "blog", slug),
  review: (snapshot, { slug }) => ofEntry(snapshot, "reviews", slug),
  preview: (snapshot, { folder, slug }) => ofEntry(snapshot, folder, slug),
  ranking: (snapshot) => whereMarked(snapshot.reviews.some((review) => review.sample || isInvented(snapshot, review))),
  apps: (snapshot) => whereMarked(hasSampleApp(snapshot)),
  pair: (snapshot, { pair = "" }) => {
    const apps = pair.split("-vs-").flatMap((slug) => snapshot.productsBySlug.get(slug) ?? []);
    return whereMarked(apps.some((app) => isInvented(snapshot, { about: app.slug })));
  },
  prices: (snapshot) => whereMarked(hasSampleApp(snapshot)),
  changes: ({ productsBySlug }) => {
    const apps = [...productsBySlug.values()].filter(({ sample }) => sample);
    const hasPrices = apps.some(({ plans }) => plans.some(({ history }) => history.length > 0));
    const hasChanges = hasPrices || apps.some(({ changes }) => changes.length > 0);
    return whereMarked(hasChanges);
  },
  search: (snapshot) => ofLists(snapshot) ?? whereMarked(snapshot.reviews.some(isSample)),
};

function isSample({ sample }: { sample: boolean }): boolean {
  return sample;
}

function whereMarked(...found: readonly (boolean | undefined)[]): string | undefined {
  return found.some(Boolean) ? demonstration.page : undefined;
}

function hasSampleAuthor({ authorsBySlug }: Snapshot): boolean {
  return [...authorsBySlug.values()].some(isSample);
}

function ofLists(snapshot: Snapshot): string | undefined {
  return whereMarked(snapshot.posts.some(isSample), hasSampleAuthor(snapshot));
}

function ofDocuments({ library }: Snapshot, _params: unknown, { texts = [] }: PageKind): string | undefined {
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
function ofText({ documents }: Snapshot["library"], entry: ShownText | undefined): string | undefined {
  const namesSample = documents["site/operator"]?.data.sample && entry?.body.includes("{{operator:");
  return entry && (entry.data.sample || namesSample) ? demonstration.text : undefined;
}

type ShownText = { body: string; data: { sample: boolean } };

/** An article or a review, published or not. */
function ofEntry(snapshot: Snapshot, folder = "", slug = ""): string | undefined {
  const { blog, reviews } = snapshot.library.collections;
  const post = folder === "blog" ? blog.find((entry) => entry.slug === slug) : undefined;
  const review = folder === "reviews" ? reviews.find((entry) => entry.slug === slug) : undefined;
  if (post) return ofPost(snapshot, snapshot.postOf(post));
  return review && ofReview(snapshot, snapshot.reviewOf(review));
}

function ofPost(snapshot: Snapshot, post: Post): string | undefined {
  const text = `${post.excerpt}\n${blankComments(post.body)}`;
  const blocks = getBlocks(post.body).map(({ block }) => block.name);
  const showsApps = blocks.some((name) => name === ranking.name || name === calculator.name);
  const quotesSample = [...text.matchAll(quoteToken)].some(([, reference = ""]) => {
    const [app = ""] = (reference.split(":")[1] ?? "").split(".");
    return snapshot.productsBySlug.get(app)?.sample;
  });
  const author = snapshot.authorsBySlug.get(post.author);
  return whereMarked(post.sample, author?.sample, quotesSample, showsApps && hasSampleApp(snapshot));
}

/** A review shows its app, and beside it those that it is compared with. */
function ofReview(snapshot: Snapshot, review: Review): string | undefined {
  const compared = review.comparison.flatMap(({ slug }) => snapshot.rankingBySlug.get(slug) ?? []);
  const others = listAlternatives(snapshot, review).map(({ slug }) => ({ about: slug }));
  const author = snapshot.authorsBySlug.get(review.author);
  const shown = [review, ...compared, ...others];
  return whereMarked(review.sample, author?.sample, ...shown.map((one) => isInvented(snapshot, one)));
}

function hasSampleApp(snapshot: Snapshot): boolean {
  return [...snapshot.productsBySlug.keys()].some((slug) => isInvented(snapshot, { about: slug }));
}

/** Whether something that is known of an app is invented: its prices, its answers, or its test. */
function isInvented(snapshot: Snapshot, { about = "" }: Pick<Review, "about">): boolean {
  const app = snapshot.productsBySlug.get(about);
  const [test] = snapshot.testsByApp.get(about) ?? [];
  return test?.sample === true || (app?.sample === true && (app.plans.length > 0 || Object.keys(app.facts).length > 0));
}
