import fc from "fast-check";
import type { BuiltAddresses } from "@/lib/addresses/routing/built-addresses";
import { resolveRequest as decideWith, type KnownAddresses } from "@/lib/addresses/routing/resolve-request";
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

const known: KnownAddresses = {
  isPost: (slug) => slug === "how-prices-work",
  isReview: (slug) => slug === "lark-ai-review",
  isAuthor: (slug) => slug === "ada-page",
  isCategory: (slug) => Object.hasOwn(pageCounts, slug),
  isPage: (slug) => slug === "imprint",
  picture: (name) => (name === "/images/covers/blog/prices.webp" ? "/media/prices-0123456789ab.webp" : undefined),
  renamed: (folder, slug) => formerSlugs[folder]?.[slug],
  pairOf: (pair) => (["lark-vs-orrin", "orrin-vs-lark"].includes(pair) ? "lark-vs-orrin" : undefined),
  moved: (path) => (Object.hasOwn(moved, path) ? moved[path] : undefined),
  pageCount: (slug) => (Object.hasOwn(pageCounts, slug) ? pageCounts[slug] : undefined),
};

const files = new Set(["/ads.txt", "/BingSiteAuth.xml", "/.well-known/assetlinks.json", "/images/covers/one.webp"]);
const pages = new Set([
  ...["/", "/about", "/affiliate-disclosure", "/blog", "/contact", "/contact/sent", "/help", "/privacy", "/reviews"],
  ...["/search-results", "/terms", "/api/contact", "/api/newsletter", "/feed.xml", "/robots.txt", "/sitemap.xml"],
  ...["/authors", "/reviews/feed.xml"],
  // What may come later.
  ...["/.well-known/security.txt", "/authors", "/blog/archive", "/tools/calculator"],
]);
const built: BuiltAddresses = {
  getFile: (path) => {
    const file = path.replace("%42", "B");
    return files.has(file) ? file : undefined;
  },
  isRoute: (path) => pages.has(path) || /^\/(data|glossary)\/[^/]+$/.test(path),
};
const resolveRequest = (path: string, content: KnownAddresses) => decideWith(path, content, built);

describe("the markdown export of an entry", () => {
  it("is there where the entry is, and moves with it", () => {
    expect(resolveRequest("/reviews/lark-ai-review.md", known)).toBe("pass");
    expect(resolveRequest("/blog/how-prices-work.md", known)).toBe("pass");
    expect(resolveRequest("/blog/Old-Post.md", known)).toEqual({ redirect: "/blog/how-prices-work.md" });
    expect(resolveRequest("/reviews/old-review.md/", known)).toEqual({ redirect: "/reviews/lark-ai-review.md" });
  });

  it.each([
    ["/reviews/how-prices-work.md", "review"],
    ["/blog/lark-ai-review.md", "post"],
    ["/reviews/compare.md", "review"],
    ["/blog/.md", "page"],
    ["/blog/how-prices-work.md.md", "post"],
    ["/authors/ada-page.md", "author"],
    ["/guides.md", "page"],
    ["/blog/page/2.md", "page"],
    ["/markdown/reviews/lark-ai-review", "page"],
    ["/markdown/blog/how-prices-work", "page"],
  ])("is not at %s", (path, notFound) => {
    expect(resolveRequest(path, known)).toEqual({ notFound });
  });
});

describe("the route table", () => {
  it.each([
    ...["/", "/reviews", "/reviews/lark-ai-review", "/reviews/compare", "/reviews/compare/lark-vs-orrin", "/blog"],
    ...[
      "/blog/page/2",
      "/blog/page/3",
      "/blog/how-prices-work",
      "/authors",
      "/authors/ada-page",
      "/imprint",
      "/guides",
    ],
    ...["/guides/page/2", "/api/contact", "/feed.xml", "/blog/feed.xml", "/guides/feed.xml", "/data/apps.json"],
  ])("lets %j through", (path) => {
    expect(resolveRequest(path, known)).toBe("pass");
  });

  it.each([
    ["/imprint/page/2", "page"],
    ["/imprint/feed.xml", "page"],
    ["/search-results/anything", "page"],
    ["/reviews/compare/lark-vs-nobody", "comparison"],
    ["/reviews/compare/lark", "comparison"],
    ["/reviews/compare/results", "page"],
    ["/reviews/compare/results/anything", "review"],
    ["/reviews/find/results", "page"],
    ["/contact/report", "page"],
    ["/reviews/compare/lark-vs-orrin/more", "review"],
    ["/no-such-page", "page"],
    ["/blog/no-such-post", "post"],
    ["/reviews/no-such-review", "review"],
    ["/review/no-such-review", "review"],
    ["/authors/nobody", "author"],
    ["/authors/ada-page/articles", "author"],
    ["/blog/page/4", "blogPage"],
    ["/guides/page/3", "categoryPage"],
    ["/tools/page/2", "categoryPage"],
    ["/no-such-page/page/2", "page"],
  ])("says of %s that the %s is missing", (path, notFound) => {
    expect(resolveRequest(path, known)).toEqual({ notFound });
  });
});

describe("what was built", () => {
  it.each([
    ...["/ads.txt", "/BingSiteAuth.xml", "/.well-known/assetlinks.json", "/images/covers/one.webp"],
    ...["/.well-known/security.txt", "/authors", "/blog/archive", "/tools/calculator", "/glossary/token"],
  ])("is not turned away: %s", (path) => {
    expect(resolveRequest(path, known)).toBe("pass");
  });

  it.each([
    ["/Ads.TXT", { redirect: "/ads.txt" }],
    ["//ads.txt/", { redirect: "/ads.txt" }],
    ["/%2ewell-known/security.txt", { redirect: "/.well-known/security.txt" }],
    ["/%42ingSiteAuth.xml", { redirect: "/BingSiteAuth.xml" }],
    ["/bingsiteauth.xml", { notFound: "page" }],
    ["/.well-known/none", { notFound: "page" }],
    ["/.well-known", { notFound: "page" }],
    ["/.env", { notFound: "page" }],
    ["/images/covers/none.webp", { notFound: "page" }],
    ["/images/page/none.png", { notFound: "page" }],
    ["/images/covers", { notFound: "page" }],
    ["/api/none", { notFound: "page" }],
    ["/glossary", { notFound: "page" }],
  ])("has one spelling, and nothing beside it: %s", (path, answer) => {
    expect(resolveRequest(path, known)).toEqual(answer);
  });

  it("may be anything where nobody knows, as in development, and what was renamed still leads on", () => {
    const unknown = { getFile: () => undefined, isRoute: () => true };
    expect(decideWith("/new-page", known, unknown)).toBe("pass");
    expect(decideWith("/blog/old-post", known, unknown)).toEqual({ redirect: "/blog/how-prices-work" });
  });
});

describe("what was moved or removed", () => {
  it.each([
    ["/old-guides", { redirect: "/guides" }],
    ["/Old-Guides/", { redirect: "/guides" }],
    ["/blog/removed", { notFound: "gone" }],
    ["/blog/removed/more", { notFound: "post" }],
    // A page that is there is never hidden.
    ["/blog/how-prices-work", "pass"],
  ])("answers for %s", (path, answer) => {
    expect(resolveRequest(path, known)).toEqual(answer);
  });
});

describe("names of pictures", () => {
  it("lead to where the picture is served today, until it is served elsewhere", () => {
    const redirect = { redirect: "/media/prices-0123456789ab.webp", isTemporary: true };
    expect(resolveRequest("/images/covers/blog/prices.webp", known)).toEqual(redirect);
    expect(resolveRequest("/Images/covers//blog/prices.webp", known)).toEqual(redirect);
    expect(resolveRequest("/images/covers/blog/none.webp", known)).toEqual({ notFound: "page" });
  });

  it("are files where a file of this name is in public/", () => {
    expect(resolveRequest("/images/covers/one.webp", { ...known, picture: () => "/media/other.webp" })).toBe("pass");
  });
});

describe("redirects", () => {
  it.each([
    ["/blog/page/1", "/blog"],
    ["/blog/page/1/", "/blog"],
    ["/guides/page/1", "/guides"],
    ["/tools/page/1", "/tools"],
    ["/reviews/compare/orrin-vs-lark", "/reviews/compare/lark-vs-orrin"],
    ["/Reviews/Compare/Orrin-vs-Lark/", "/reviews/compare/lark-vs-orrin"],
    ["/blog/old-post", "/blog/how-prices-work"],
    ["/reviews/old-review", "/reviews/lark-ai-review"],
    ["/review", "/reviews"],
    ["/review/", "/reviews"],
    ["/review/lark-ai-review", "/reviews/lark-ai-review"],
    ["/review/old-review", "/reviews/lark-ai-review"],
    ["/about/", "/about"],
    ["/About", "/about"],
    ["//guides", "/guides"],
    ["/blog//How-Prices-Work/", "/blog/how-prices-work"],
    ["/blog/%68ow-prices-work", "/blog/how-prices-work"],
    ["/BLOG/Old-Post/", "/blog/how-prices-work"],
    ["/Guides/page/1/", "/guides"],
    ["/Review/Lark-AI-Review", "/reviews/lark-ai-review"],
    ["/index", "/"],
    ["/blog/index", "/blog"],
    ["", "/"],
  ])("leads from %s to %s", (path, redirect) => {
    expect(resolveRequest(path, known)).toEqual({ redirect });
  });
});

describe("addresses that nobody links to", () => {
  it.each(["0", "01", "-1", "1.5", "two", "2x", "%32x", "1e0", "9999999", "²"])(
    "takes %j for no page number",
    (number) => {
      expect(resolveRequest(`/blog/page/${number}`, known)).toEqual({ notFound: "page" });
      expect(resolveRequest(`/guides/page/${number}`, known)).toEqual({ notFound: "page" });
    },
  );

  it.each([
    ["/blog/how-prices-work/more", "post"],
    ["/blog/old-post/more", "post"],
    ["/blog/page/2/3", "page"],
    ["/reviews/lark-ai-review/more", "review"],
    ["/review/lark-ai-review/more", "review"],
    ["/authors/ada-page/more", "author"],
    ["/guides/more", "page"],
    ["/guides/page/2/3", "page"],
    ["/constructor", "page"],
    ["/__proto__", "page"],
    ["/not-found", "page"],
    ["/not-found/post", "page"],
    ["/blog/how-prices-work.html", "post"],
    ["/tools/feed.xml/more", "page"],
    ["/none/feed.xml", "page"],
    ["/blog/%", "page"],
    ["/blog/how%2Fprices", "page"],
    ["/../about", "page"],
    ["/about%00", "page"],
    ["/blog/page", "page"],
    ["/api", "page"],
  ])("turns %s away", (path, notFound) => {
    expect(resolveRequest(path, known)).toEqual({ notFound });
  });

  it("does not look at an address longer than any of the site's", () => {
    expect(resolveRequest(`/${"a/".repeat(300)}`, { ...known, isCategory: () => true })).toEqual({ notFound: "page" });
    expect(resolveRequest(`/about${"/".repeat(600)}`, known)).toEqual({ notFound: "page" });
  });

  it.each(["about", "help", "contact", "terms", "privacy", "affiliate-disclosure", "search-results", "api"])(
    "has no category page below /%s, which the category route would otherwise render",
    (segment) => {
      expect(resolveRequest(`/${segment}/page/2`, known)).toEqual({ notFound: "page" });
    },
  );
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
