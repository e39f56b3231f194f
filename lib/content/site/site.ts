import { byLatest } from "../../util/order";
import type { Author, Category, Partner, Post, Product, RankedReview, Review, Test } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { FilterRule } from "../schemas/category-schema";
import type { PostData } from "../schemas/post-schema";
import type { ReviewData } from "../schemas/review-schema";
import type { TestData } from "../schemas/test-schema";
import { rankReviews } from "../scoring/score";
import { derivePartner, derivePost, deriveReview, nobody } from "./derive";
import { DerivedValues } from "./derived-values";
import { byNewest, isPublished, isRetracted, latestDay } from "./entry-dates";
import { byOrder, matchesFilter } from "./filter";
import type { Library } from "./library";

/**
 * The content on one day. Immutable: when a file or the day changes, a new Site replaces it. Derived values are
 * computed once, at first use.
 */
export class Site extends DerivedValues {
  readonly library: Library;
  /** As `2025-06-28`. */
  readonly day: string;

  /** @param before The previous Site. Values derived from entries that both have are reused. */
  constructor(library: Library, day: string, before?: Site) {
    super(before);
    this.library = library;
    this.day = day;
  }

  /** The same files as seen on another day. */
  on(day: string): Site {
    return day === this.day ? this : new Site(this.library, day, this);
  }

  /** The article of a file, published or not. The same object until the file changes. */
  postOf(entry: ParsedEntry<PostData>): Post {
    return this.onceForEntries("post", [entry], () => derivePost(entry));
  }

  /** The review of a file. The same object until the file, the tests of its app or the method change. */
  reviewOf(entry: ParsedEntry<ReviewData>): Review {
    const app = entry.data.about ?? "";
    const [test] = this.testsByApp.get(app) ?? [];
    const retracted = this.retractedTestsByApp.get(app) ?? [];
    const method = this.library.documents["site/scoring"];
    const parts: [object, ...object[]] = [entry, ...(test && method ? [test, method] : []), ...retracted];
    const retractedOn = latestDay(retracted.map((one) => one.retracted?.date));
    return this.onceForEntries("review", parts, () => deriveReview(entry, test, method?.data.criteria, retractedOn));
  }

  /** The test of a file, published or not. The same object until the file changes. */
  testOf(entry: ParsedEntry<TestData>): Test {
    return this.onceForEntries("test", [entry], () => ({ ...entry.data, slug: entry.slug, body: entry.body }));
  }

  /** Published articles, newest first. */
  get posts(): readonly Post[] {
    return this.once("posts", () =>
      this.library.collections.blog
        .filter(({ data }) => isPublished(data, this.day))
        .map((entry) => this.postOf(entry))
        .sort(byNewest),
    );
  }

  get postsBySlug(): ReadonlyMap<string, Post> {
    return this.once("posts by slug", () => bySlug(this.posts));
  }

  get postsByAuthor(): ReadonlyMap<string, readonly Post[]> {
    return this.once("posts by author", () => groupBy(this.posts, ({ author }) => author));
  }

  /** The articles that match the filter of a category, newest first. */
  listedBy(rule: FilterRule): readonly Post[] {
    if (rule === "all") return this.posts;
    return this.postsByRule.get(rule) ?? this.posts.filter((post) => matchesFilter(post, rule));
  }

  /** The articles of each category by its filter, newest first. */
  private get postsByRule(): ReadonlyMap<FilterRule, readonly Post[]> {
    return this.once("posts by rule", () => {
      const { categories } = this.library.collections;
      const lists = new Map<FilterRule, Post[]>(categories.map(({ data }) => [data.filter, []]));
      const getRules = (post: Post) => [...lists.keys()].filter((rule) => matchesFilter(post, rule));
      for (const post of this.posts)
        for (const rule of this.onceForEntries("rules", [post, ...categories], () => getRules(post)))
          lists.get(rule)?.push(post);
      return lists;
    });
  }

  /** Published reviews, newest first. */
  get reviews(): readonly Review[] {
    return this.once("reviews", () =>
      this.library.collections.reviews
        .filter(({ data }) => isPublished(data, this.day))
        .map((entry) => this.reviewOf(entry))
        .sort(byNewest),
    );
  }

  /** Published reviews, best first. */
  get ranking(): readonly RankedReview[] {
    return this.once("ranking", () => rankReviews(this.reviews));
  }

  get rankingBySlug(): ReadonlyMap<string, RankedReview> {
    return this.once("ranking by slug", () => bySlug(this.ranking));
  }

  get authorsBySlug(): ReadonlyMap<string, Author> {
    return this.once("authors", () =>
      bySlug(this.library.collections.authors.map(({ slug, data, body }) => ({ ...data, slug, body: body.trim() }))),
    );
  }

  /** All categories, by `order`. */
  get categories(): readonly Category[] {
    return this.once("categories", () =>
      this.library.collections.categories
        .map(({ slug, data, body }): Category => ({ ...data, slug, body }))
        .sort(byOrder),
    );
  }

  /** The apps of content/products, by slug. */
  get productsBySlug(): ReadonlyMap<string, Product> {
    return this.once("products", () =>
      bySlug(
        this.library.collections.products.map((entry) =>
          this.onceForEntries("product", [entry], () => ({ ...entry.data, slug: entry.slug, body: entry.body })),
        ),
      ),
    );
  }

  /** The published tests of each app by its slug, newest first, without those that are retracted: the score rests on the first. */
  get testsByApp(): ReadonlyMap<string, readonly Test[]> {
    return this.once("tests", () => this.groupTests((test) => !isRetracted(test, this.day)));
  }

  /** The retracted tests of each app by its slug, newest first. They count for nothing. */
  get retractedTestsByApp(): ReadonlyMap<string, readonly Test[]> {
    return this.once("retracted tests", () => this.groupTests((test) => isRetracted(test, this.day)));
  }

  private groupTests(isWanted: (test: Test) => boolean): ReadonlyMap<string, readonly Test[]> {
    const tests = this.library.collections["test-reports"]
      .filter(({ data }) => isPublished({ draft: false, date: data.date }, this.day))
      // An invented test scores invented apps alone: an app that exists has no score before somebody has tested it.
      .filter(({ data }) => !data.sample || this.productsBySlug.get(data.product)?.invented)
      .map((entry) => this.testOf(entry))
      .filter(isWanted)
      .sort(byLatest);
    return groupBy(tests, ({ product }) => product);
  }

  /** All partners; for a site that has none, one to whom nobody is sent. An offer that has ended is left out. */
  get partners(): readonly Partner[] {
    return this.once("partners", () => {
      const partners = this.library.collections.partners.map((entry) => derivePartner(entry, this.day));
      return partners.length > 0 ? partners : [nobody];
    });
  }

  /** The partner of all links that name no other: the one with `default: true`, or else the first. */
  get defaultPartner(): Partner {
    const partner = this.partners.find((one) => one.default) ?? this.partners[0];
    if (!partner) throw new Error("There is always a partner, if only one to whom nobody is sent.");
    return partner;
  }
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
