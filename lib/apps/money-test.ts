import type { Library } from "../content/snapshot/library";
import { Snapshot } from "../content/snapshot/snapshot";
import { sha256 } from "../util/digest";
import { seededRandom } from "../util/random";
import { listAlternatives } from "./alternatives";
import { appsByName, getResult, pairsOfApps, reviewsByApp } from "./apps";
import { compareApps } from "./comparison-rows";
import { type FindCriteria, noCriteria } from "./finder/criteria";
import { findApps } from "./finder/find-apps";
import { shortestCancel } from "./leaving";
import { rankingRows } from "./ranking-rows";

/** How often partners, offers and commissions are shuffled when the site is built. */
const shuffleCount = 1000;

/** What money must not move, and how it came out. */
type MoneySurface = {
  id: string;
  title: string;
  /** Names what readers see as it is: the beginning of a SHA-256. */
  digest: string;
  /** What is otherwise without any partner and offer; empty where it is identical. */
  without: readonly string[];
  /** What was otherwise after the first shuffle that changed something; empty where all were identical. */
  shuffled: readonly string[];
};

export type MoneyReport = {
  /** As `2025-06-28`; it seeds the shuffles. */
  day: string;
  shuffles: number;
  isIdentical: boolean;
  surfaces: readonly MoneySurface[];
};

type Surface = { title: string; list: (snapshot: Snapshot) => string[] };

const surfaces: Readonly<Record<string, Surface>> = {
  ranking: {
    title: "Ranking",
    list: (snapshot) => [
      ...rankingRows(snapshot).map(({ rank, slug, score, year }) =>
        line(`place ${rank}`, slug, score.points.total, score.overall, year),
      ),
      ...snapshot.ranking.filter(({ rank }) => rank === undefined).map(({ slug }) => line("not tested", slug)),
    ],
  },
  labels: {
    title: "Labels",
    list: (snapshot) => rankingRows(snapshot).map(({ slug, label }) => line(slug, label.label, label.reason)),
  },
  alternatives: {
    title: "Alternatives",
    list: (snapshot) =>
      snapshot.ranking.map((review) =>
        line(review.slug, ...listAlternatives(snapshot, review).map(({ slug, reasons }) => line(slug, reasons))),
      ),
  },
  find: { title: "Find", list: (snapshot) => questions(snapshot).map((criteria) => findLine(snapshot, criteria)) },
  comparisons: {
    title: "Comparisons",
    list: (snapshot) => pairsOfApps(snapshot).map(({ slug, apps }) => line(slug, compare(snapshot, apps))),
  },
};

function line(...parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === "string" ? part : (JSON.stringify(part) ?? "none"))).join(" | ");
}

/** Nothing asked, each criterion alone, a free plan, a price, and the order of the way out. */
function questions({ library }: Snapshot): FindCriteria[] {
  const ids = (library.documents["site/scoring"]?.data.criteria ?? []).flatMap(({ id }) => id ?? []);
  const alone = (wanted: string) => ids.map((id): [string, number] => [id, id === wanted ? 10 : 0]);
  return [
    noCriteria,
    ...ids.map((id) => ({ ...noCriteria, weights: alone(id) })),
    { ...noCriteria, free: true },
    { ...noCriteria, month: 1500 },
    { ...noCriteria, byWayOut: true },
  ];
}

function findLine(snapshot: Snapshot, criteria: FindCriteria): string {
  const { "site/fact-sheet": sheet, "site/scoring": method } = snapshot.library.documents;
  if (!sheet || !method) return "";
  const ranks = new Map(snapshot.ranking.map(({ about, rank }) => [about, rank]));
  const apps = appsByName(snapshot).map((product) => ({
    slug: product.slug,
    name: product.name,
    product,
    rank: ranks.get(product.slug),
    points: getResult(snapshot, product.slug)?.points,
    stepsOut: shortestCancel(getResult(snapshot, product.slug)?.test.leaving)?.length,
  }));
  const found = findApps(apps, criteria, { sheet: sheet.data, method: method.data, day: snapshot.day });
  const places = Object.entries(found).map(([name, list]) => line(name, ...list.map(({ app }) => app.slug)));
  return line(JSON.stringify({ ...criteria, weights: Object.fromEntries(criteria.weights) }), ...places);
}

function compare(snapshot: Snapshot, slugs: readonly string[]): unknown {
  const sheet = snapshot.library.documents["site/fact-sheet"]?.data;
  const apps = slugs.flatMap((slug) => {
    const product = snapshot.productsBySlug.get(slug);
    const score = reviewsByApp(snapshot).get(slug)?.score;
    return product ? [{ product, score, result: getResult(snapshot, slug) }] : [];
  });
  if (!sheet) return undefined;
  return compareApps(apps, sheet, snapshot.day).map(({ id, rows, unknown }) => [
    ...[id, unknown],
    ...rows.map(({ id: row, cells }) => [row, ...cells.map(({ text, isBetter, plans }) => [text, isBetter, plans])]),
  ]);
}

/** Everything in a site that money can change, entry by entry in the order of the library. */
export type Money = {
  partners: Library["collections"]["partners"];
  ofProducts: readonly (string | undefined)[];
  ofReviews: readonly { affiliateLink?: string | undefined; discountCode?: string | undefined }[];
  ofPosts: readonly (string | undefined)[];
};

/** The same site, paid otherwise. */
export function withMoney(library: Library, money: Money): Library {
  const { collections } = library;
  const change = <Entry extends { data: object }>(entries: readonly Entry[], fields: (index: number) => object) =>
    entries.map((entry, index) => ({ ...entry, data: { ...entry.data, ...fields(index) } }));
  return {
    ...library,
    collections: {
      ...collections,
      partners: money.partners,
      products: change(collections.products, (index) => ({ partner: money.ofProducts[index] })),
      reviews: change(collections.reviews, (index) => ({
        affiliateLink: money.ofReviews[index]?.affiliateLink,
        discountCode: money.ofReviews[index]?.discountCode,
      })),
      blog: change(collections.blog, (index) => ({ partner: money.ofPosts[index] })),
    },
  };
}

const noMoney: Money = { partners: [], ofProducts: [], ofReviews: [], ofPosts: [] };

/** Every field of a partner goes to another one; every app and review gets any partner, or none. */
function shuffleMoney({ collections }: Library, random: () => number): Money {
  const { partners, products, reviews, blog } = collections;
  const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const slugs = [undefined, ...partners.map(({ slug }) => slug)];
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const fields = ["default", "homeUrl", "trackedUrl", "source", "medium", "reviews", "offer"] as const;
  const dealt = fields.map((field) => shuffled(partners.map(({ data }) => data[field])));
  return {
    partners: partners.map((entry, index) => {
      const data = { ...entry.data, ...Object.fromEntries(fields.map((field, at) => [field, dealt[at]?.[index]])) };
      return { ...entry, data } as typeof entry;
    }),
    ofProducts: products.map(() => anyOf(slugs)),
    ofReviews: reviews.map(() => ({
      affiliateLink: anyOf(slugs),
      discountCode: anyOf(reviews.map(({ data }) => data.discountCode)),
    })),
    // None of the surfaces shows an article.
    ofPosts: blog.map(({ data }) => data.partner),
  };
}

/** The test in steps, one way to be paid each. */
function* runTest({ library, day }: Snapshot, shuffles: number): Generator<undefined, MoneyReport, undefined> {
  const list = (paid: Library) => {
    const snapshot = new Snapshot(paid, day);
    return Object.values(surfaces).map((surface) => surface.list(snapshot));
  };
  const asIs = list(library);
  const compareWith = (paid: Library, how: string) =>
    list(paid).map((lines, index) => findDifferences(asIs[index] ?? [], lines, how));
  const without = compareWith(withMoney(library, noMoney), "without partners and offers");
  let shuffled = asIs.map((): string[] => []);
  const random = seededRandom(day);
  for (let number = 1; number <= shuffles; number += 1) {
    yield;
    const found = compareWith(withMoney(library, shuffleMoney(library, random.next)), `in shuffle ${number}`);
    shuffled = shuffled.map((known, index) => (known.length > 0 ? known : (found[index] ?? [])));
  }
  const results = Object.entries(surfaces).map(([id, { title }], index) => ({
    id,
    title,
    digest: sha256((asIs[index] ?? []).join("\n")).slice(0, 16),
    without: without[index] ?? [],
    shuffled: shuffled[index] ?? [],
  }));
  const isIdentical = results.every((one) => one.without.length + one.shuffled.length === 0);
  return { day, shuffles, isIdentical, surfaces: results };
}

/** Differences that are named of a surface. */
const mostNamed = 3;

function findDifferences(asIs: readonly string[], seen: readonly string[], how: string): string[] {
  const length = Math.max(asIs.length, seen.length);
  return Array.from({ length }, (_, index) => [asIs[index] ?? "nothing", seen[index] ?? "nothing"] as const)
    .filter(([was, is]) => was !== is)
    .slice(0, mostNamed)
    .map(([was, is]) => `“${shorten(was)}” is “${shorten(is)}” ${how}`);
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

/** Ranking, labels, alternatives, Find and comparisons: as they are, unpaid, and paid in other ways, as often as asked. */
export function testMoney(snapshot: Snapshot, shuffles = shuffleCount): MoneyReport {
  const steps = runTest(snapshot, shuffles);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How often a server shuffles after a publication. Always as often, so that every process shows the same page. */
const shufflesInServer = 50;

/** The same, once for each snapshot, in slices between which a server answers requests. */
export function getMoneyReport(snapshot: Snapshot): Promise<MoneyReport> {
  return snapshot.once("money test", async () => {
    const steps = runTest(snapshot, shufflesInServer);
    for (;;) {
      await new Promise(setImmediate);
      const { done, value } = steps.next();
      if (done) return value;
    }
  });
}
