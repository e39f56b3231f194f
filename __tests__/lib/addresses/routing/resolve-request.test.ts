import fc from "fast-check";
import type { FileAt } from "@/lib/addresses/routing/public-files";
import { resolveRequest as decideWith, type KnownAddresses } from "@/lib/addresses/routing/resolve-request";
import { routes } from "@/lib/util/routes";
import { anyCharacter } from "../../../helpers/any-character";

const pageCounts: Record<string, number> = { blog: 3, guides: 2, tools: 1 };
const formerSlugs: Record<string, Record<string, string>> = {
  blog: { "old-post": "how-prices-work" },
  reviews: { "old-review": "lark-ai-review" },
};
const moved: Record<string, ReturnType<KnownAddresses["moved"]>> = {
  "/blog/removed": { notFound: "gone" },
  "/old-guides": { redirect: "/guides" },
  // Says what is not so any more: the page is there.
  "/blog/how-prices-work": { notFound: "gone" },
};

const entries = {
  blog: ["how-prices-work"],
  reviews: ["lark-ai-review"],
  authors: ["ada-page"],
  categories: Object.keys(pageCounts),
  pages: ["imprint"],
};

const known: KnownAddresses = {
  has: (collection, slug) => entries[collection].includes(slug),
  renamed: (folder, slug) => formerSlugs[folder]?.[slug],
  sideBySide: (pair) =>
    pair === "ibis-vs-lark"
      ? routes.compare(["ibis", "lark"])
      : ["lark-vs-orrin", "orrin-vs-lark"].includes(pair)
        ? routes.comparison("lark-vs-orrin")
        : undefined,
  moved: (path) => (Object.hasOwn(moved, path) ? moved[path] : undefined),
  pageCount: (slug) => (Object.hasOwn(pageCounts, slug) ? pageCounts[slug] : undefined),
};

/** The addresses of a list. */
const list = (text: string) => text.trim().split(/\s+/);

const files = new Set(list("/ads.txt /BingSiteAuth.xml /.well-known/assetlinks.json /images/covers/one.webp"));
const fileAt: FileAt = (path) => {
  const file = path.replace("%42", "B");
  return files.has(file) ? file : undefined;
};
const resolveRequest = (path: string, content: KnownAddresses) => decideWith(path, content, fileAt);

describe("an address of a page, an export or a file that is there", () => {
  it.each(
    list(`
      / /reviews /reviews/lark-ai-review /reviews/compare /reviews/compare/lark-vs-orrin /blog /blog/page/2 /blog/page/3
      /blog/how-prices-work /authors /authors/ada-page /imprint /guides /guides/page/2 /api/contact /feed.xml /blog/feed.xml
      /guides/feed.xml /data/apps.json /reviews/lark-ai-review.md /blog/how-prices-work.md /ads.txt /BingSiteAuth.xml
      /.well-known/assetlinks.json /images/covers/one.webp /.well-known/security.txt
    `),
  )("is let through: %s", (path) => expect(resolveRequest(path, known)).toBe("pass"));
});

/** Addresses that are not there, by what is said to be missing. */
const missing = {
  post: list(`
    /blog/no-such-post /blog/how-prices-work/more /blog/old-post/more /blog/how-prices-work.html /blog/lark-ai-review.md
    /blog/how-prices-work.md.md
  `),
  review: list(`
    /reviews/no-such-review /review/no-such-review /reviews/lark-ai-review/more /review/lark-ai-review/more
    /reviews/how-prices-work.md /reviews/compare.md /reviews/compare/results/anything /reviews/compare/lark-vs-orrin/more
  `),
  comparison: list("/reviews/compare/lark-vs-nobody /reviews/compare/lark"),
  author: list("/authors/nobody /authors/ada-page/more /authors/ada-page.md"),
  blogPage: ["/blog/page/4"],
  categoryPage: list("/guides/page/3 /tools/page/2"),
  page: list(`
    /imprint/page/2 /imprint/feed.xml /none/feed.xml /tools/feed.xml/more /search-results/anything /reviews/compare/results
    /reviews/find/results /contact/report /no-such-page /no-such-page/page/2 /guides/more /guides/page/2/3 /blog/page/2/3
    /blog/page /api /api/none /not-found /not-found/post /constructor /__proto__ /../about /blog/% /blog/how%2Fprices
    /about%00 /blog/.md /guides.md /blog/page/2.md /markdown/reviews/lark-ai-review /markdown/blog/how-prices-work
    /bingsiteauth.xml /.well-known/none /.well-known /.env /images/covers/none.webp /images/covers /glossary
    /about/page/2 /help/page/2 /contact/page/2 /terms/page/2 /affiliate-disclosure/page/2 /search-results/page/2 /api/page/2
    /blog/page/0 /blog/page/01 /blog/page/-1 /blog/page/1.5 /blog/page/two /blog/page/2x /blog/page/%32x /blog/page/1e0
    /guides/page/0 /guides/page/01 /guides/page/9999999 /guides/page/²
  `),
};

describe.each(Object.entries(missing))("a %s that is not there", (notFound, addresses) => {
  it.each(addresses)("%s", (path) => expect(resolveRequest(path, known)).toEqual({ notFound }));
});

it.each([
  ["/old-guides", { redirect: "/guides" }],
  ["/Old-Guides/", { redirect: "/guides" }],
  ["/blog/removed", { notFound: "gone" }],
  ["/blog/removed/more", { notFound: "post" }],
  // A page that is there is never hidden.
  ["/blog/how-prices-work", "pass"],
])("what was moved or removed answers for %s", (path, answer) => {
  expect(resolveRequest(path, known)).toEqual(answer);
});

/** Spellings, former names and first pages, each with the address to which it leads. */
const redirects = `
  /blog/page/1 /blog               /blog/page/1/ /blog           /guides/page/1 /guides         /tools/page/1 /tools
  /Guides/page/1/ /guides          /about/ /about                /About /about                  //guides /guides
  /index /                         /blog/index /blog             /review /reviews               /review/ /reviews
  /Ads.TXT /ads.txt                //ads.txt/ /ads.txt           /%42ingSiteAuth.xml /BingSiteAuth.xml
  /%2ewell-known/security.txt /.well-known/security.txt          /blog//How-Prices-Work/ /blog/how-prices-work
  /blog/%68ow-prices-work /blog/how-prices-work                  /BLOG/Old-Post/ /blog/how-prices-work
  /blog/old-post /blog/how-prices-work                           /blog/Old-Post.md /blog/how-prices-work.md
  /reviews/old-review /reviews/lark-ai-review                    /reviews/old-review.md/ /reviews/lark-ai-review.md
  /review/old-review /reviews/lark-ai-review                     /Review/Lark-AI-Review /reviews/lark-ai-review
  /reviews/compare/orrin-vs-lark /reviews/compare/lark-vs-orrin
  /Reviews/Compare/Orrin-vs-Lark/ /reviews/compare/lark-vs-orrin
  /reviews/lark%E2%80%8B-ai-review /reviews/lark-ai-review       /%EF%BD%81bout /about
`;

describe("redirects", () => {
  const pairs = [...redirects.matchAll(/(\S+) (\/\S*)/g)].map(([, from = "", to]) => [from, to] as const);

  it.each([["", "/"] as const, ...pairs])("lead from %s to %s", (path, redirect) => {
    expect(resolveRequest(path, known)).toEqual({ redirect });
  });

  it("lead from two apps that no review compares to the page that compares any, with both chosen", () => {
    for (const path of ["/reviews/compare/ibis-vs-lark", "/Reviews/Compare/Ibis-vs-Lark/"])
      expect(resolveRequest(path, known)).toEqual({ redirect: "/reviews/compare?apps=ibis,lark" });
  });

  it("does not look at an address longer than any of the site's", () => {
    expect(resolveRequest(`/${"a/".repeat(300)}`, { ...known, has: () => true })).toEqual({ notFound: "page" });
    expect(resolveRequest(`/about${"/".repeat(600)}`, known)).toEqual({ notFound: "page" });
  });
});

describe("any address at all", () => {
  const segment = fc.oneof(
    fc.constantFrom(
      "",
      ..."blog page review reviews authors not-found about api guides tools 1 2 9 %2e%2e .. \\evil.example".split(" "),
      ..."how-prices-work old-post lark-ai-review old-review ada-page".split(" "),
    ),
    fc.string({ unit: anyCharacter }),
  );
  const path = fc.oneof(
    fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
    fc.string({ unit: anyCharacter }),
  );

  it("gets an answer, and never an error", () => {
    fc.assert(
      fc.property(path, (one) => {
        const answer = resolveRequest(one, known);
        expect(answer === "pass" || "redirect" in answer || "notFound" in answer).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("is redirected once at most, to a page of this site that is there", () => {
    fc.assert(
      fc.property(path, (one) => {
        const answer = resolveRequest(one, known);
        if (answer === "pass" || !("redirect" in answer)) return;
        expect(answer.redirect).toMatch(/^\/([a-z]|$)/);
        expect(resolveRequest(answer.redirect, known)).toBe("pass");
      }),
      { numRuns: 1000 },
    );
  });
});
