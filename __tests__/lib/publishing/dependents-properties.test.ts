import fc from "fast-check";
import { noLedger } from "@/lib/claims/ledger";
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
  /** The app whose costs its text counts. */
  counted?: string | undefined;
  day: number;
  draft: boolean;
  version: number;
  /** The day on which something in it was put right. */
  corrected?: number | undefined;
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
  /** The day on which something that we said of it was put right. */
  corrected?: number | undefined;
};
type Versioned = { slug: string; version: number };
type Page = Versioned & Pick<Made, "counted">;
/** A test of an app, published on a day. */
type Tested = { slug: string; product: string; tester: string; day: number; version: number };
type Site = {
  posts: Made[];
  reviews: Made[];
  authors: Versioned[];
  pages: Page[];
  products: App[];
  tests: Tested[];
  /** The published method, which every score comes from. */
  method: Versioned[];
};
/** The last day of each partner's offer. The offer of the first is in the banner of every page. */
type Offers = Record<"first" | "second", number>;

const entries = new Map<string, object>();

/** The same entry for the same values, as the library keeps an entry while its file is as it was. */
function entryOf(folder: string, slug: string, data: object, body = "") {
  const key = JSON.stringify([folder, slug, data, body]);
  const entry = entries.get(key) ?? { slug, file: `/content/${folder}/${slug}.md`, data, body };
  entries.set(key, entry);
  return entry;
}

const bodyOf = ({ counted }: Pick<Made, "counted">) =>
  counted === undefined ? "" : `\`\`\`calculator\napps: ${counted}\n\`\`\`\n`;

const nameOf = ({ slug, version }: App) => `${slug} ${version}`;

const correctionsOn = (at: number | undefined) =>
  at === undefined ? [] : [{ date: dayOf(at), what: "So it is.", was: "So it was not." }];

/** Days for which a price is fresh. */
const freshDays = 5;

const noOffers: Offers = { first: 0, second: 0 };

function toLibrary(
  { posts, reviews, authors, pages: open, products, tests, method }: Site,
  offers: Offers = noOffers,
): Library {
  const data = ({
    category,
    author,
    partner,
    about,
    compared,
    priced,
    day: at,
    draft,
    version,
    slug,
    corrected,
  }: Made) => ({
    ...{ category, author, partner, about, draft, version, tags: [], price: priced ? "$5" : undefined },
    comparison: compared === undefined ? [] : [{ slug: compared }],
    corrections: correctionsOn(corrected),
    id: slug.charCodeAt(0),
    date: dayOf(at),
  });
  const library = {
    collections: {
      pages: open.map((one) => entryOf("pages", one.slug, one, bodyOf(one))),
      blog: posts.map((one) => entryOf("blog", one.slug, data(one), bodyOf(one))),
      reviews: reviews.map((one) => entryOf("reviews", one.slug, data(one), bodyOf(one))),
      authors: authors.map((one) => entryOf("authors", one.slug, one)),
      tests: tests.map((one) =>
        entryOf("tests", one.slug, { ...one, date: dayOf(one.day), scores: { chat: one.version } }),
      ),
      products: products.map((one) =>
        entryOf("products", one.slug, {
          ...one,
          ...{ name: nameOf(one), facts: {}, kind: ["companion"], platforms: [], sample: false },
          corrections: correctionsOn(one.corrected),
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
        entryOf("partners", slug, {
          default: slug === "first",
          offer: { text: "Half off", reason: "For a year.", endsOn: dayOf(endsOn) },
        }),
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
    ledger: noLedger("all"),
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
  const counted = (one: Pick<Made, "counted">) => {
    const app = products.find(({ slug }) => slug === one.counted);
    return app && [JSON.stringify(app), isOld(app)].join();
  };
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
  const whole = (one: Made) => `${card(one)} ${counted(one)}`;
  const scoredWhole = (one: Made) => `${scoredCard(one)} ${counted(one)}`;
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
      pages.set(`/${one.slug}/${feed}`, one.posts.slice(0, 20).map(whole).join());
  }
  shown.forEach((one, at) => {
    const isNewest = at === 0;
    pages.set(
      `/blog/${one.slug}`,
      [whole(one), title(shown[at + 1]), title(shown[at - 1]), isNewest, offerOf(one.partner)].join(),
    );
    pages.set(`/blog/${one.slug}.md`, whole(one));
  });
  for (const one of rated) {
    const app = appOf(one);
    const links = pairs.filter((pair) => app && pair.includes(app)).map((pair) => pair.map(nameOf));
    const alternatives = products
      .filter((other) => app && other !== app)
      .map((other) => {
        const [mine, theirs] = [testsOf(app?.slug)[0], testsOf(other.slug)[0]];
        const isAhead = mine !== undefined && theirs !== undefined && theirs.version > mine.version;
        const isCheaper = app !== undefined && other.price < app.price;
        const review = rated.find(({ about }) => about === other.slug)?.slug;
        return isAhead || isCheaper
          ? { said: [nameOf(other), isAhead, isCheaper && [other.price, isOld(app) || isOld(other)]].join(), review }
          : undefined;
      });
    const said = alternatives.map((one) => one?.said);
    const testers = testsOf(one.about).map((test) => JSON.stringify(test) + name(test.tester));
    pages.set(
      `/reviews/${one.slug}`,
      [whole(one), rated.map(scored), prices, JSON.stringify(app), isOld(app), links, testers, said].join(),
    );
    pages.set(
      `/reviews/${one.slug}.md`,
      [
        scoredWhole(one),
        JSON.stringify(app),
        isOld(app),
        links,
        said,
        alternatives.map((other) => other?.review),
      ].join(),
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
  const ranked = rated
    .filter((one) => testsOf(one.about).length > 0)
    .sort((a, b) => (testsOf(b.about)[0]?.version ?? 0) - (testsOf(a.about)[0]?.version ?? 0) || newestFirst(a, b));
  const found = products.map((app) => {
    const review = rated.find(({ about }) => about === app.slug)?.slug;
    const place = ranked.findLastIndex(({ about }) => about === app.slug);
    return [JSON.stringify(app), isOld(app), score(app.slug), review, place].join();
  });
  pages.set("/reviews/find", found.join("\n"));
  pages.set("/reviews/costs", products.map(nameOf).join());
  for (const { slug } of authors) {
    const written = shown.filter((one) => one.author === slug).slice(0, 6);
    pages.set(`/authors/${slug}`, [name(slug), written.map(title)].join());
  }
  for (const one of open) pages.set(`/${one.slug}`, JSON.stringify(one) + counted(one));
  pages.set("/authors", authors.map(({ slug }) => name(slug)).join());
  pages.set("/reviews", [rated.map(scored), prices, years, found].join());
  // Its price is told only where it has changed.
  const changed = [...products]
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .filter((app) => app.raised !== undefined || app.changed !== undefined)
    .map((app) => {
      const review = rated.find((one) => one.about === app.slug)?.slug;
      const price = app.raised === undefined ? "" : app.price;
      return [nameOf(app), app.raised, app.changed, price, review].join();
    });
  const unreviewed = [...products]
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .filter(({ slug }) => !rated.some(({ about }) => about === slug));
  const corrected = [
    ...shown.map((one) => ({ at: one.corrected, where: one.slug })),
    ...rated.flatMap((one) => [
      { at: one.corrected, where: one.slug },
      { at: appOf(one)?.corrected, where: one.slug },
    ]),
    ...unreviewed.map((app) => ({ at: app.corrected, where: nameOf(app) })),
  ]
    .filter(({ at }) => at !== undefined)
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .map(({ at, where }) => `${at} ${where}`);
  for (const list of ["/changes", "/changes/feed.xml", "/changes/feed.json"])
    pages.set(list, [...changed, "ours", ...corrected].join("\n"));
  for (const feed of ["/reviews/feed.xml", "/reviews/feed.json"]) pages.set(feed, rated.map(scoredWhole).join());
  for (const feed of ["/feed.xml", "/feed.json"])
    pages.set(
      feed,
      [...shown, ...rated]
        .sort(newestFirst)
        .slice(0, 20)
        .map((one) => (rated.includes(one) ? scoredWhole(one) : whole(one)))
        .join(),
    );
  pages.set("/llms.txt", all);
  pages.set("/sitemap.xml", [all, pairs.map((pair) => pair.map(({ slug }) => slug))].join());
  return pages;
}

const made = (slugs: string) =>
  fc
    .uniqueArray(
      fc.record({
        slug: fc.constantFrom(...slugs),
        category: fc.constantFrom("Guides", "Tools", "Other"),
        author: fc.constantFrom("ann", "ben", "nobody"),
        partner: fc.constantFrom(undefined, "second"),
        about: fc.constantFrom(undefined, "lumen", "orrin"),
        compared: fc.constantFrom(undefined, "A", "B", "C"),
        priced: fc.boolean(),
        counted: fc.constantFrom(undefined, "orrin", "lumen"),
        day: fc.integer({ min: 0, max: 20 }),
        draft: fc.boolean(),
        version: fc.integer({ min: 0, max: 1 }),
        corrected: fc.constantFrom(undefined, undefined, undefined, 1, 2),
      }),
      { selector: ({ slug }) => slug, maxLength: 24 },
    )
    // Few corrections, so that all of them are in the feeds.
    .map((all) => all.map((one) => ("abcABCD".includes(one.slug) ? one : { ...one, corrected: undefined })));

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
      corrected: fc.constantFrom(undefined, 1, 2),
      version: fc.integer({ min: 0, max: 1 }),
    }),
    { selector: ({ slug }) => slug },
  ),
  pages: fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom("imprint", "policy"),
      version: fc.integer({ min: 0, max: 1 }),
      counted: fc.constantFrom(undefined, "orrin"),
    }),
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
