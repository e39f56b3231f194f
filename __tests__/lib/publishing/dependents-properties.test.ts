import fc from "fast-check";
import type { Library } from "@/lib/content/snapshot/library";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { comparePages, findDependents } from "@/lib/publishing/dependents";

/** Some entries are of days after it. */
const day = "2025-06-27";
const dayOf = (at: number) => `2025-06-${10 + at}`;
const categories = { blog: undefined, guides: "Guides", tools: "Tools" };

type Made = {
  slug: string;
  category: string;
  author: string;
  partner?: string | undefined;
  /** The app that a review is about; articles have the field in vain. */
  about?: string | undefined;
  /** The review that a review compares itself with. */
  compared?: string | undefined;
  /** Whether a review states a price of its own in place of its app's; articles have the field in vain. */
  priced: boolean;
  day: number;
  draft: boolean;
  version: number;
};
/** An app with one plan, and the day on which its price was looked up. */
type App = {
  slug: string;
  price: number;
  checked: number;
  version: number;
  /** The day on which its price came, after another; and the day of another change. */
  raised?: number | undefined;
  changed?: number | undefined;
};
type Versioned = { slug: string; version: number };
/** A test of an app, published on a day. */
type Tested = { slug: string; product: string; tester: string; day: number; version: number };
type Site = {
  posts: Made[];
  reviews: Made[];
  authors: Versioned[];
  pages: Versioned[];
  products: App[];
  tests: Tested[];
  /** The published method, which every score comes from. */
  method: Versioned[];
};
/** The last day of each partner's offer. The offer of the first is in the banner of every page. */
type Offers = Record<"first" | "second", number>;

const entries = new Map<string, object>();

/** The same entry for the same values, as the library keeps an entry while its file is as it was. */
function entryOf(folder: string, slug: string, data: object) {
  const key = JSON.stringify([folder, slug, data]);
  const entry = entries.get(key) ?? { slug, file: `/content/${folder}/${slug}.md`, data };
  entries.set(key, entry);
  return entry;
}

const nameOf = ({ slug, version }: App) => `${slug} ${version}`;

/** Days for which a price is fresh. */
const freshDays = 5;

const noOffers: Offers = { first: 0, second: 0 };

function toLibrary(
  { posts, reviews, authors, pages: open, products, tests, method }: Site,
  offers: Offers = noOffers,
): Library {
  const data = ({ category, author, partner, about, compared, priced, day: at, draft, version, slug }: Made) => ({
    ...{ category, author, partner, about, draft, version, tags: [], price: priced ? "$5" : undefined },
    comparison: compared === undefined ? [] : [{ slug: compared }],
    id: slug.charCodeAt(0),
    date: dayOf(at),
  });
  const library = {
    collections: {
      pages: open.map((one) => entryOf("pages", one.slug, one)),
      blog: posts.map((one) => entryOf("blog", one.slug, data(one))),
      reviews: reviews.map((one) => entryOf("reviews", one.slug, data(one))),
      authors: authors.map((one) => entryOf("authors", one.slug, one)),
      tests: tests.map((one) =>
        entryOf("tests", one.slug, { ...one, date: dayOf(one.day), scores: { chat: one.version } }),
      ),
      products: products.map((one) =>
        entryOf("products", one.slug, {
          ...one,
          ...{ name: nameOf(one), facts: {}, sample: false },
          changes: one.changed === undefined ? [] : [{ date: dayOf(one.changed), what: "A policy.", source: "s" }],
          plans: [
            {
              ...{
                id: "plan",
                price: one.price,
                currency: "USD",
                every: { kind: "once" },
                checkedOn: dayOf(one.checked),
              },
              ...{ name: "Plan", history: one.raised === undefined ? [] : [{ price: 9, until: dayOf(one.raised) }] },
            },
          ],
        }),
      ),
      categories: Object.entries(categories).map(([slug, name]) =>
        entryOf("categories", slug, { filter: name ? [{ category: name }] : "all" }),
      ),
      partners: Object.entries(offers).map(([slug, endsOn]) =>
        entryOf("partners", slug, { default: slug === "first", offer: { text: "Half off", endsOn: dayOf(endsOn) } }),
      ),
    },
    documents: {
      "site/fact-sheet": entryOf("site", "fact-sheet", { groups: [], staleAfter: { facts: 99, plans: freshDays } }),
      "site/scoring": entryOf("site", "scoring", {
        method,
        labels: [],
        criteria: [{ id: "chat", title: "Chat", score: 10 }],
      }),
    },
    diagnostics: [],
    lookup: () => undefined,
  };
  return library as unknown as Library;
}

/** What readers see at each address, told naively: an article at length, its listings by hand. */
function show(
  { posts, reviews, authors, pages: open, products, tests }: Site,
  on = day,
  offers: Offers = noOffers,
): Map<string, string> {
  const isShown = (one: Made) => !one.draft && dayOf(one.day) <= on;
  const offerOf = (slug: string | undefined) => slug === "second" && on <= dayOf(offers.second);
  const newestFirst = (a: Made, b: Made) => b.day - a.day || b.slug.charCodeAt(0) - a.slug.charCodeAt(0);
  const shown = posts.filter(isShown).sort(newestFirst);
  const rated = reviews.filter(isShown).sort(newestFirst);
  const name = (slug: string) => JSON.stringify(authors.find((one) => one.slug === slug));
  const card = (one: Made | undefined) => one && JSON.stringify(one) + name(one.author);
  const title = (one: Made | undefined) => JSON.stringify(one);
  const published = tests.filter((one) => dayOf(one.day) <= on).sort((a, b) => b.day - a.day);
  const testsOf = (app: string | undefined) => published.filter(({ product }) => product === app);
  const score = (app: string | undefined) => JSON.stringify(testsOf(app)[0]);
  const scored = (one: Made) => `${JSON.stringify(one)} ${score(one.about)}`;
  const scoredCard = (one: Made) => `${card(one)} ${score(one.about)}`;
  const all = [
    shown.map(card),
    rated.map(scoredCard),
    authors.map(({ slug }) => name(slug)),
    JSON.stringify(open),
  ].join();
  const appOf = (one: Made) => products.find(({ slug }) => slug === one.about);
  const prices = rated.map((one) => (one.priced ? "$5" : appOf(one)?.price)).join();
  const years = rated.map((one) => appOf(one)?.price).join();
  const isOld = (app: App | undefined) => app && on > dayOf(app.checked + freshDays);
  const pairs = products.flatMap((one) =>
    products
      .filter((other) => one.slug < other.slug)
      .filter((other) =>
        rated.some((review) => {
          const found = rated.find(({ slug }) => slug === review.compared);
          const both = [review.about, found?.about];
          return found !== undefined && both.includes(one.slug) && both.includes(other.slug);
        }),
      )
      .map((other) => [one, other]),
  );
  const pages = new Map<string, string>();
  const listed = Object.entries(categories).map(([slug, category]) => ({
    slug,
    posts: shown.filter((one) => !category || one.category === category),
  }));
  const pills = listed.map((one) => one.posts.length).join();
  for (const one of listed) {
    for (let page = 1; page <= Math.max(1, Math.ceil(one.posts.length / 6)); page += 1) {
      const cards = one.posts.slice(page * 6 - 6, page * 6).map(card);
      pages.set(page === 1 ? `/${one.slug}` : `/${one.slug}/page/${page}`, [pills, ...cards].join());
    }
    for (const feed of ["feed.xml", "feed.json"])
      pages.set(`/${one.slug}/${feed}`, one.posts.slice(0, 20).map(card).join());
  }
  shown.forEach((one, at) => {
    const isNewest = at === 0;
    pages.set(
      `/blog/${one.slug}`,
      [card(one), title(shown[at + 1]), title(shown[at - 1]), isNewest, offerOf(one.partner)].join(),
    );
  });
  for (const one of rated) {
    const app = appOf(one);
    const links = pairs.filter((pair) => app && pair.includes(app)).map((pair) => pair.map(nameOf));
    const testers = testsOf(one.about).map((test) => JSON.stringify(test) + name(test.tester));
    pages.set(
      `/reviews/${one.slug}`,
      [card(one), rated.map(scored), prices, JSON.stringify(app), isOld(app), links, testers].join(),
    );
  }
  for (const pair of pairs) {
    const columns = pair.map((app) => [
      JSON.stringify(app),
      isOld(app),
      title(rated.find(({ about }) => about === app.slug)),
      score(app.slug),
    ]);
    pages.set(`/reviews/compare/${pair.map(({ slug }) => slug).join("-vs-")}`, [columns, products.map(nameOf)].join());
  }
  pages.set("/reviews/compare", [products.map(nameOf), "pairs", pairs.map((pair) => pair.map(nameOf))].join());
  for (const { slug } of authors) {
    const written = shown.filter((one) => one.author === slug).slice(0, 6);
    pages.set(`/authors/${slug}`, [name(slug), written.map(title)].join());
  }
  for (const one of open) pages.set(`/${one.slug}`, JSON.stringify(one));
  pages.set("/authors", authors.map(({ slug }) => name(slug)).join());
  pages.set("/reviews", [rated.map(scored), prices, years].join());
  // Its price is told only where it has changed.
  const changed = [...products]
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .filter((app) => app.raised !== undefined || app.changed !== undefined)
    .map((app) => {
      const review = rated.find((one) => one.about === app.slug)?.slug;
      const price = app.raised === undefined ? "" : app.price;
      return [nameOf(app), app.raised, app.changed, price, review].join();
    });
  for (const list of ["/changes", "/changes/feed.xml", "/changes/feed.json"]) pages.set(list, changed.join("\n"));
  for (const feed of ["/reviews/feed.xml", "/reviews/feed.json"]) pages.set(feed, rated.map(scoredCard).join());
  for (const feed of ["/feed.xml", "/feed.json"])
    pages.set(
      feed,
      [...shown, ...rated]
        .sort(newestFirst)
        .slice(0, 20)
        .map((one) => (rated.includes(one) ? scoredCard(one) : card(one)))
        .join(),
    );
  pages.set("/llms.txt", all);
  pages.set("/sitemap.xml", [all, pairs.map((pair) => pair.map(({ slug }) => slug))].join());
  return pages;
}

const made = (slugs: string) =>
  fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom(...slugs),
      category: fc.constantFrom("Guides", "Tools", "Other"),
      author: fc.constantFrom("ann", "ben", "nobody"),
      partner: fc.constantFrom(undefined, "second"),
      about: fc.constantFrom(undefined, "lumen", "orrin"),
      compared: fc.constantFrom(undefined, "A", "B", "C"),
      priced: fc.boolean(),
      day: fc.integer({ min: 0, max: 20 }),
      draft: fc.boolean(),
      version: fc.integer({ min: 0, max: 1 }),
    }),
    { selector: ({ slug }) => slug, maxLength: 24 },
  );

const site = fc.record({
  posts: made("abcdefghijklmnopqrstuvwxyz"),
  reviews: made("ABCD"),
  authors: fc.uniqueArray(fc.record({ slug: fc.constantFrom("ann", "ben"), version: fc.integer({ min: 0, max: 1 }) }), {
    selector: ({ slug }) => slug,
  }),
  products: fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom("orrin", "lumen"),
      price: fc.integer({ min: 1, max: 2 }),
      checked: fc.integer({ min: 0, max: 14 }),
      raised: fc.constantFrom(undefined, 1, 2),
      changed: fc.constantFrom(undefined, 1, 2),
      version: fc.integer({ min: 0, max: 1 }),
    }),
    { selector: ({ slug }) => slug },
  ),
  pages: fc.uniqueArray(
    fc.record({ slug: fc.constantFrom("imprint", "policy"), version: fc.integer({ min: 0, max: 1 }) }),
    { selector: ({ slug }) => slug },
  ),
  tests: fc.uniqueArray(
    fc
      .record({
        product: fc.constantFrom("orrin", "lumen"),
        tester: fc.constantFrom("ann", "ben", "nobody"),
        day: fc.integer({ min: 0, max: 20 }),
        version: fc.integer({ min: 0, max: 1 }),
      })
      .map((one) => ({ ...one, slug: `${one.product}-${dayOf(one.day)}` })),
    { selector: ({ slug }) => slug, maxLength: 5 },
  ),
  // Mostly the same one: a change of the method changes every page.
  method: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1).map((version) => [{ slug: "method", version }]),
});

/** A site, and the same with some of its entries as another site has them. */
const change = fc.tuple(site, site, fc.infiniteStream(fc.integer({ min: 0, max: 5 }))).map(([before, other, dice]) => {
  const mix = <One extends { slug: string }>(here: One[], there: One[]) => {
    const slugs = [...new Set([...here, ...there].map(({ slug }) => slug))];
    return slugs.flatMap((slug) => {
      const from = dice.next().value === 0 ? there : here;
      return from.filter((one) => one.slug === slug);
    });
  };
  const after = {
    posts: mix(before.posts, other.posts),
    reviews: mix(before.reviews, other.reviews),
    authors: mix(before.authors, other.authors),
    products: mix(before.products, other.products),
    pages: mix(before.pages, other.pages),
    tests: mix(before.tests, other.tests),
    method: other.method,
  };
  return { before, after };
});

describe("findDependents, for any change", () => {
  it("names every page that shows something else than before, and no other", () => {
    fc.assert(
      fc.property(change, ({ before, after }) => {
        const old = new Snapshot(toLibrary(before), day);
        const now = new Snapshot(toLibrary(after), day, old);
        const found = findDependents({ before: old, after: now, named: [], isBeforeKnown: true });
        expect(found).toEqual(
          before.method[0]?.version === after.method[0]?.version
            ? { everything: false, paths: differences(show(before), show(after)) }
            : { everything: true, paths: [] },
        );
      }),
      { numRuns: 500 },
    );
  });
});

const days = fc.integer({ min: 0, max: 20 });

describe("comparePages, for any two days", () => {
  it("names every page that shows something else on the later day, and no other", () => {
    fc.assert(
      fc.property(site, fc.record({ first: days, second: days }), days, days, (content, offers, one, other) => {
        const [from, to] = [dayOf(Math.min(one, other)), dayOf(Math.max(one, other))];
        const before = new Snapshot(toLibrary(content, offers), from);
        const found = comparePages(before, before.on(to));
        // The first partner's offer is on every page.
        const isGone = from <= dayOf(offers.first) && to > dayOf(offers.first);
        expect(found).toEqual(
          isGone
            ? { everything: true, paths: [] }
            : { everything: false, paths: differences(show(content, from, offers), show(content, to, offers)) },
        );
      }),
      { numRuns: 500 },
    );
  });
});

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
