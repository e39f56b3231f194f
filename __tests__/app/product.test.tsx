import { generateMetadata as reviewMetadata } from "@/app/reviews/[slug]/page";
import { storedItems } from "@/lib/addresses/browser-storage";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { propsOf, wordsOf } from "../helpers/page";
import { renderPage } from "../helpers/render-page";

/** The parts of each page, in their order, and the words that docs/reference/behaviour.md fixes. */

/** A page's HTML as the server sends it, and its words as somebody reads them. */
async function show(address: string) {
  const { html, text } = await renderPage(address);
  return { html, text: text.replace(/&#x27;/g, "'").replace(/&amp;/g, "&") };
}

/** Expects the texts in this order. */
function expectInOrder(text: string, parts: string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at < 0 ? `"${part}" is not there, or too early` : part).toBe(part);
    from = at + part.length;
  }
}

describe("global chrome", () => {
  it("leads from header, menu and footer to what site.md lists, in its order", async () => {
    const { html, text } = await show("/");
    const site = getSiteTexts(currentSite());
    expectInOrder(text, [site.partnerTag, `${site.ctaLabel} (opens`, site.blurb]);
    const linksOf = (label: string) => {
      const [nav = ""] = new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, "s").exec(html) ?? [];
      return [...nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, words = ""]) => [
        wordsOf(words).trim(),
        href,
      ]);
    };
    const asListed = (links: readonly { label: string; href: string }[]) =>
      links.map(({ label, href }) => [label, href]);
    expect(linksOf("Main")).toEqual(asListed([...site.navigation, ...site.tools]));
    expect((await show("/reviews")).html).toMatch(/<a [^>]*href="\/reviews"[^>]* aria-current="page">Reviews<\/a>/);
    expect(linksOf("Menu")).toEqual(asListed(site.navigation));
    expect(linksOf("More").slice(0, site.tools.length)).toEqual(asListed(site.tools));
    expect(linksOf("More")).toEqual(expect.arrayContaining(asListed(site.helplines ? [site.helplines] : [])));
    expect(linksOf("Pages")).toEqual(expect.arrayContaining(asListed(site.footerPages)));
    expect(linksOf("Tools")).toEqual(asListed(site.tools));
    expect(linksOf("Legal")).toEqual(expect.arrayContaining(asListed(site.footerLegal)));
  });
});

it("an article has its parts from the way back to the next article", async () => {
  const { text, html } = await show("/blog/companions-that-disagree");
  const site = getSiteTexts(currentSite());
  expectInOrder(text, [
    "Back to Blog",
    "AI Companions",
    "Companions That Disagree",
    "June Abernathy",
    "April 15, 2025",
    "min read",
    "On this page",
    site.partnerBlock.heading,
    site.closingCta.heading,
    "Like",
    "Save",
    "Share",
    "Previous article",
    "Next article",
    site.newsletter.heading,
    "Subscribe",
    site.community?.heading ?? "",
    site.trial?.heading ?? "",
    "More from June Abernathy",
  ]);
  expect(html).toMatch(/aria-label="Tags"><li><a [^>]*href="\/blog"/);
});

describe("a review", () => {
  it("has its title for search engines and the site's name in the title of its page", async () => {
    const { title } = await reviewMetadata(propsOf({ slug: "brasswick-app-review" }));
    expect(title).toBe("Brasswick: silence, prices, a free tier - Paper Lantern Review");
  });

  it("has its parts from the way back to the closing call to action", async () => {
    const { text, html } = await show("/reviews/brasswick-app-review");
    expect(text).toMatch(/(?<!\/) Home \/ Reviews \/ Brasswick Review Back to Reviews/);
    expectInOrder(text, [
      "Back to Reviews",
      "AI Companions",
      "Brasswick Review",
      // The head.
      "Rated 4.7",
      "Brasswick pays us.",
      "min read",
      "Verdict",
      "The first app on our list, and the one that asks for least.",
      "Price:",
      // The bar of small screens, the answer, and the contents of the whole page; their sections are in outlines.test.ts.
      ...[
        "Verdict",
        "Compare With",
        "Costs",
        "What we know",
        "of 50",
        "months from",
        "Visit Website",
        "How we are paid",
      ],
      ...[
        "On this page",
        "Detailed Ratings",
        "Compare With",
        "How it talks",
        "Costs",
        "What changed",
        "How to leave",
        "What we know",
        "How we tested",
      ],
      "Like",
      "Save",
      "Share",
      "More from",
      "Up to 60% off",
      getSiteTexts(currentSite()).reviewCommunity?.heading ?? "",
      "Related reviews",
      getSiteTexts(currentSite()).closingCta.heading,
      "Visit Brasswick",
    ]);
    expect(html).toMatch(/aria-label="Tags"><li><a [^>]*href="\/reviews"/);
    expect(html).toContain("https://board.example/chatbots");
    for (const id of ["detailed-ratings", "changes"]) expect(html).toContain(`href="#${id}"`);
    const folded = (html.match(/<details\b.*?<\/details>/gs) ?? []).join();
    for (const shown of ["Detailed Ratings</h2>", "Editor’s Note", "Compare With</h2>"]) {
      expect(html).toContain(shown);
      expect(folded).not.toContain(shown);
    }
  });
});

describe("legal pages", () => {
  it.each(["/terms", "/privacy", "/affiliate-disclosure"])(
    "%s: labelled, with the days from which it holds and on which it changed",
    async (address) => {
      const { text } = await show(address);
      expectInOrder(text, ["Legal", "Effective March 1, 2025", "Last updated April 15, 2025"]);
    },
  );

  it("the privacy policy has a row for each item that is kept in browsers, with its name and what it is", async () => {
    const rows = (await show("/privacy")).html.match(/<tr>.*?<\/tr>/gs) ?? [];
    for (const [item, what] of [
      ["like:/address-of-the-page", "That you like a page"],
      ["save:/address-of-the-page", "That you have saved a page"],
      ["exit-offer-opened-at", "When you were shown our partner’s offer"],
    ]) {
      const row = rows.find((one) => one.includes(`<code>${item}</code>`));
      expect(wordsOf(row ?? "")).toContain(what);
    }
    expect(rows.filter((row) => row.includes("<code>"))).toHaveLength(storedItems.length);
  });
});
