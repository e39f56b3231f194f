import { memo } from "../../util/memo";
import { byLatest, compareText } from "../../util/order";
import type { App, Author, Category, Partner, Post, RankedReview, Review, Test } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { AppData } from "../schemas/app-schema";
import type { FilterRule } from "../schemas/category-schema";
import type { PostData } from "../schemas/post-schema";
import type { ReviewData } from "../schemas/review-schema";
import type { TestData } from "../schemas/test-schema";
import { rankReviews } from "../scoring/score";
import { derivePartner, deriveReview, nobody } from "./derive";
import { byNewest, isPublished, isRetracted, latestDay } from "./entry-dates";
import type { Library } from "./library";

/**
 * The content on one day. Immutable: when a file or the day changes, another takes its place. All else is a function of it
 * or of an entry, computed at first use and kept (`memo`): an entry is the same object until its file or what it quotes changes.
 */
export type Site = {
  readonly library: Library;
  /** As `2025-06-28`. */
  readonly day: string;
};

/** The article of a file, published or not. The same object until the file changes. */
export const postOf = memo(({ slug, data, body }: ParsedEntry<PostData>): Post => ({ ...data, slug, body }));

/** The review of a file, published or not. The same object until the file, its app, the tests of that or the method change. */
export function reviewOf(site: Site, entry: ParsedEntry<ReviewData>): Review {
  const app = entry.data.about ?? "";
  const [test] = testsByApp(site).get(app) ?? [];
  const method = test ? site.library.documents["site/scoring"]?.data.criteria : undefined;
  const retractedOn = latestDay((retractedTestsByApp(site).get(app) ?? []).map((one) => one.retracted?.date));
  return reviewFrom(entry, test, method, retractedOn, appsBySlug(site).get(app)?.invented);
}

const reviewFrom = memo(deriveReview);

/** The test of a file, published or not. The same object until the file changes. */
const testOf = memo(({ slug, data, body }: ParsedEntry<TestData>): Test => ({ ...data, slug, body }));

const appOf = memo(({ slug, data, body }: ParsedEntry<AppData>): App => {
  const hasSamples = data.sample && (data.plans.length > 0 || Object.keys(data.facts).length > 0);
  return { ...data, hasSamples, slug, body };
});

/** Published articles, newest first. */
export const allPosts = memo(({ library, day }: Site): readonly Post[] =>
  library.collections.blog
    .filter(({ data }) => isPublished(data, day))
    .map((entry) => postOf(entry))
    .sort(byNewest),
);

export const postsBySlug = memo((site: Site) => bySlug(allPosts(site)));

export const postsByAuthor = memo((site: Site) => groupBy(allPosts(site), ({ author }) => author));

/** Whether a category with this filter lists an article. */
export function matchesFilter(post: Pick<Post, "category" | "tags">, rule: FilterRule): boolean {
  if (rule === "all") return true;
  return rule.some(
    ({ category, tag, anyTag }) =>
      (category === undefined || post.category === category) &&
      (tag === undefined || post.tags.includes(tag)) &&
      (anyTag === undefined || anyTag.some((one) => post.tags.includes(one))),
  );
}

/** The articles that match the filter of a category, newest first. */
export function postsListedBy(site: Site, rule: FilterRule): readonly Post[] {
  return rule === "all" ? allPosts(site) : postsMatching(rule, allPosts(site));
}

const postsMatching = memo((rule: Exclude<FilterRule, "all">, posts: readonly Post[]): readonly Post[] =>
  posts.filter((post) => matchesFilter(post, rule)),
);

/** Published reviews, newest first. */
export const allReviews = memo((site: Site): readonly Review[] =>
  site.library.collections.reviews
    .filter(({ data }) => isPublished(data, site.day))
    .map((entry) => reviewOf(site, entry))
    .sort(byNewest),
);

/** Published reviews, best first. */
export const rankedReviews = memo((site: Site): readonly RankedReview[] => rankReviews(allReviews(site)));

export const rankingBySlug = memo((site: Site) => bySlug(rankedReviews(site)));

export const authorsBySlug = memo(
  (site: Site): ReadonlyMap<string, Author> =>
    bySlug(site.library.collections.authors.map(({ slug, data, body }) => ({ ...data, slug, body: body.trim() }))),
);

/** All categories, the main blog among them, by `order`, then by slug. */
export const allCategories = memo((site: Site): readonly Category[] =>
  site.library.collections.categories
    .map(({ slug, data, body }): Category => ({ ...data, slug, body }))
    .sort((a, b) => a.order - b.order || compareText(a.slug, b.slug)),
);

export const categoriesBySlug = memo((site: Site) => bySlug(allCategories(site)));

/** The pages of content/pages without a route of their own. They share one with the categories: Next.js allows one parameter per level. */
export const customPagesBySlug = memo((site: Site) => bySlug(site.library.collections.pages));

/** The apps of content/products, by slug. */
export const appsBySlug = memo(
  (site: Site): ReadonlyMap<string, App> => bySlug(site.library.collections.products.map((entry) => appOf(entry))),
);

/** The published tests of each app by its slug, newest first, without those that are retracted: the score rests on the first. */
export const testsByApp = memo((site: Site) => groupTests(site, (test) => !isRetracted(test, site.day)));

/** The retracted tests of each app by its slug, newest first. They count for nothing. */
export const retractedTestsByApp = memo((site: Site) => groupTests(site, (test) => isRetracted(test, site.day)));

function groupTests(site: Site, isWanted: (test: Test) => boolean): ReadonlyMap<string, readonly Test[]> {
  const tests = site.library.collections["test-reports"]
    .filter(({ data }) => isPublished({ draft: false, date: data.date }, site.day))
    // An invented test scores invented apps alone: an app that exists has no score before somebody has tested it.
    .filter(({ data }) => !data.sample || appsBySlug(site).get(data.product)?.invented)
    .map((entry) => testOf(entry))
    .filter(isWanted)
    .sort(byLatest);
  return groupBy(tests, ({ product }) => product);
}

/** All partners; for a site that has none, one to whom nobody is sent. An offer that has ended is left out. */
export const allPartners = memo((site: Site): readonly Partner[] => {
  const partners = site.library.collections.partners.map((entry) => derivePartner(entry, site.day));
  return partners.length > 0 ? partners : [nobody];
});

/** The partner of all links that name no other: the one with `default: true`, or else the first. */
export function defaultPartner(site: Site): Partner {
  const partners = allPartners(site);
  return partners.find((one) => one.default) ?? partners[0] ?? nobody;
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
