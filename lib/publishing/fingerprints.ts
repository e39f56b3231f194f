import type { Post, Review, Test } from "../content/entry-types";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { CategoryData } from "../content/schemas/category-schema";
import { listAlternatives } from "../content/snapshot/alternatives";
import { type AppChange, listAppChanges, listPriceHistories } from "../content/snapshot/app-changes";
import { pairsOfApps, pairsWith, priceOf, reviewsByApp, yearOf } from "../content/snapshot/apps";
import { correctionsOfReview, type EntryCorrection, listCorrections } from "../content/snapshot/corrections";
import { byNewest, newestFirst } from "../content/snapshot/entry-dates";
import type { Snapshot } from "../content/snapshot/snapshot";
import { paginate } from "../format/paging";
import type { AppPair } from "../products/app-pairs";
import { runInSlices } from "../runtime/run-in-slices";
import { feedLength } from "../site/feeds/render-feed";
import { limits } from "../site/limits";
import { routes } from "../site/routes";
import { countedParts, foundParts, oldParts, rankedParts, showsApps } from "./app-parts";
import { ledgerParts } from "./ledger-parts";
import type { Fingerprint } from "./site-parts";

const name = "page fingerprints";

/** The fingerprints of all pages that show entries, by address. What all pages share is in `fingerprintSite`. */
export function fingerprintPages(snapshot: Snapshot): ReadonlyMap<string, Fingerprint> {
  return snapshot.once(name, () => new Map(fingerprints(snapshot)));
}

/** The same before the first publication, in slices between which requests are answered. */
export async function warmUpFingerprints(snapshot: Snapshot): Promise<void> {
  const found = new Map<string, Fingerprint>();
  const pages = fingerprints(snapshot);
  await runInSlices(() => {
    const { done, value } = pages.next();
    if (!done) found.set(...value);
    return done === true;
  });
  snapshot.once(name, () => found);
}

/** Entries, and the tests that their scores rest on. */
function withTests(entries: readonly (Post | Review)[]): (Post | Review | Test)[] {
  return entries.flatMap<Post | Review | Test>((entry) =>
    "score" in entry && entry.score ? [entry, entry.score.test] : [entry],
  );
}

function* fingerprints(snapshot: Snapshot): Generator<[path: string, Fingerprint]> {
  const { posts, reviews } = snapshot;
  const { authors, categories, pages, products } = snapshot.library.collections;
  const authorOf = new Map(authors.map((author) => [author.slug, author]));
  const offerOf = new Map(snapshot.partners.map(({ slug, offer }) => [slug, offer?.text]));
  const withAuthors = (entries: readonly (Post | Review)[]) => [
    ...withTests(entries),
    ...entries.map(({ author }) => authorOf.get(author)),
  ];
  /** What the blocks of texts show of the apps. */
  const shownParts = (texts: readonly { body: string }[]) => {
    const showing = texts.filter((text) => showsApps(snapshot, text));
    return showing.length === 0 ? [] : [...countedParts(snapshot, showing), ...rankedParts(snapshot, showing)];
  };
  const feedOf = (entries: readonly (Post | Review)[]) => {
    const listed = entries.slice(0, feedLength);
    return [...withAuthors(listed), ...shownParts(listed)];
  };

  for (const [index, post] of posts.entries()) {
    // The page also depends on whether the article is the newest: then `next` is undefined.
    const [previous, next] = [posts[index + 1], posts[index - 1]];
    const path = routes.post(post.slug);
    const ofTwin = [post, authorOf.get(post.author), ...shownParts([post])];
    yield [path, [previous, next, offerOf.get(post.partner ?? ""), ...ofTwin]];
    yield [routes.markdown(path), ofTwin];
  }
  // Each review compares its app with others, and shows their prices.
  const prices = reviews.map((review) => priceOf(snapshot, review)).join("\n");
  const productOf = new Map(products.map((entry) => [entry.slug, entry]));
  // The form that chooses apps names all of them.
  const nameOf = new Map(products.map(({ slug, data }) => [slug, data.name]));
  const chosenFrom = [...nameOf].join("\n");
  // Links to comparisons name both apps.
  const linksOf = (pairs: readonly AppPair[]) =>
    pairs.flatMap(({ slug, apps }) => [slug, ...apps.map((app) => nameOf.get(app))]).join("\n");
  for (const review of reviews) {
    const product = productOf.get(review.about ?? "");
    const tests = snapshot.testsByApp.get(review.about ?? "") ?? [];
    const alternatives = listAlternatives(snapshot, review);
    const own = [
      ...withTests([review]),
      ...[authorOf.get(review.author), product, product && oldParts(product, snapshot)],
      ...[linksOf(pairsWith(snapshot, review)), JSON.stringify(alternatives)],
    ];
    const parts = [
      ...shownParts([review, ...tests.slice(0, 1)]),
      ...[...own, ...withTests(reviews), prices],
      ...[...tests, ...tests.map(({ tester }) => authorOf.get(tester))],
    ];
    yield [routes.review(review.slug), parts];
    const corrected = JSON.stringify(correctionsOfReview(snapshot, review));
    const theirReviews = alternatives.map(({ slug }) => reviewsByApp(snapshot).get(slug)?.slug).join();
    yield [routes.markdown(routes.review(review.slug)), [...shownParts([review]), ...own, theirReviews, corrected]];
  }
  for (const { slug, apps } of pairsOfApps(snapshot)) {
    const shown = apps.flatMap((app) => {
      const product = productOf.get(app);
      const [test] = snapshot.testsByApp.get(app) ?? [];
      return product ? [product, oldParts(product, snapshot), reviewsByApp(snapshot).get(app), test] : [];
    });
    yield [routes.comparison(slug), [...shown, chosenFrom]];
  }
  yield [routes.compare(), [chosenFrom, linksOf(pairsOfApps(snapshot))]];
  yield [routes.find(), foundParts(snapshot)];
  yield [routes.costs(), [chosenFrom]];
  for (const author of authors) {
    const written = snapshot.postsByAuthor.get(author.slug) ?? [];
    yield [routes.author(author.slug), [author, ...written.slice(0, limits.authorPosts)]];
  }
  // Each listing shows the article counts of all categories.
  const counts = categories.map(({ data }) => snapshot.listedBy(data.filter).length).join();
  const listingPages = function* ({ slug, data }: ParsedEntry<CategoryData>): Generator<[string, Fingerprint]> {
    const listed = snapshot.listedBy(data.filter);
    const { pageCount } = paginate(listed, 1, limits.pageSize);
    for (let page = 1; page <= pageCount; page += 1)
      yield [routes.categoryPage(slug, page), [...withAuthors(paginate(listed, page, limits.pageSize).items), counts]];
    yield [routes.rssFeed(slug), feedOf(listed)];
    yield [routes.jsonFeed(slug), feedOf(listed)];
  };
  for (const category of categories) yield* listingPages(category);

  const newest = [...posts.slice(0, feedLength), ...reviews].sort(byNewest);
  for (const page of pages) yield [routes.page(page.slug), [page, ...shownParts([page])]];
  yield [routes.authors(), authors];
  // The order at a glance has what a year costs, and labels may be earned by it. Links into Find count the apps that fit.
  const years = reviews.map((review) => yearOf(snapshot, review)?.text).join("\n");
  yield [routes.reviews(), [...withTests(reviews), prices, years, ...foundParts(snapshot)]];
  yield [routes.rssFeed("reviews"), feedOf(reviews)];
  yield [routes.jsonFeed("reviews"), feedOf(reviews)];
  yield [routes.rssFeed(), feedOf(newest)];
  yield [routes.jsonFeed(), feedOf(newest)];
  const changes = newestFirst<AppChange | EntryCorrection>(listAppChanges(snapshot), listCorrections(snapshot));
  const newestChanges = JSON.stringify(changes.slice(0, feedLength));
  yield [routes.howWeKnow(), ledgerParts(snapshot)];
  yield [routes.changes(), [JSON.stringify([changes, listPriceHistories(snapshot)])]];
  yield [routes.rssFeed("changes"), [newestChanges]];
  yield [routes.jsonFeed("changes"), [newestChanges]];
  const pairs = pairsOfApps(snapshot)
    .map(({ slug }) => slug)
    .join();
  yield [routes.sitemap(), [...posts, ...withTests(reviews), ...authors, ...pages, pairs]];
  yield [routes.llmsText(), [...posts, ...withTests(reviews), ...authors, ...pages]];
}
