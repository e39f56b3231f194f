import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateMetadata } from "@/app/layout";
import { generateMetadata as reviewMetadata } from "@/app/reviews/[slug]/page";
import { describeKey, storedItems } from "@/lib/addresses/browser-storage";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { mainOf } from "../helpers/main-of";
import { propsOf, wordsOf } from "../helpers/page";
import { renderPage } from "../helpers/render-page";
import { siteFolder } from "../helpers/site-folder";

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

const headingsOf = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "gs"))].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, ""),
  );

const sectionOf = (html: string, id: string) =>
  html.match(new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "s"))?.[0] ?? "";

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
    const menu = [...site.navigation, ...site.tools, ...(site.helplines ? [site.helplines] : [])];
    expect(linksOf("Menu").slice(0, menu.length)).toEqual(asListed(menu));
    expect(linksOf("Pages")).toEqual(expect.arrayContaining(asListed(site.footerPages)));
    expect(linksOf("Tools")).toEqual(asListed(site.tools));
    expect(linksOf("Legal")).toEqual(expect.arrayContaining(asListed(site.footerLegal)));
  });

  it("titles a page that has no title with the tagline", async () => {
    expect(generateMetadata().title).toBe("Companion apps, read by the light of one lamp");
  });
});

it("the home page has four features, three testimonials, three plans, two resources and six questions of which one at a time is open", async () => {
  const { html } = await show("/");
  expect(headingsOf(sectionOf(html, "features"), 3)).toHaveLength(4);
  const testimonials = sectionOf(html, "testimonials");
  expect(testimonials.match(/<figure/g)).toHaveLength(3);
  expect(testimonials.match(/Rated /g)).toHaveLength(3);
  expect(headingsOf(sectionOf(html, "plans"), 3)).toEqual(["Basic", "Premium", "Ultimate"]);
  const questions = sectionOf(html, "questions");
  expect(questions.match(/<details[^>]* name="/g)).toHaveLength(6);
  expect(questions.match(/<details[^>]* open=""/g)).toHaveLength(1);
  expect(sectionOf(html, "resources").match(/<a [^>]*href="https:/g)).toHaveLength(2);
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

describe("the reviews list", () => {
  it("has its parts in the order of docs/reference/behaviour.md, word for word", async () => {
    const { text, html } = await show("/reviews");
    expectInOrder(text, [
      "Show All Criteria",
      "Show Less",
      "TOP PICK 2025",
      "Expert Reviewed",
      "The Most Emotionally Intelligent AI Companion",
      "Best Visual Experience & Image Generation",
      "Top Choice for Roleplay Enthusiasts",
      "Specialized in Emotional Support",
      "Best for Community-Created Content",
      "Quality AI Companion Option",
      "Load More Reviews",
      "Affiliate disclosure",
      "Money and this list",
      "Our method and our money",
      "Ambrose L.",
      "Try Thistledown",
    ]);
    const [panel = ""] = /role="note">(?:(?!<a ).)*<a [^>]*href="\/about"[^>]*>Our method/s.exec(html) ?? [];
    expect(panel).toContain("Money and this list");
    expect(panel.split("</div>").length).toBeLessThanOrEqual(panel.split("<div").length);
    expect(getDocument(currentSite(), "site/reviews-list").process.steps).toHaveLength(4);
    expect(html).toContain('aria-label="Scroll to top"');
  });

  it("scores the first app with the sum of five criteria of 10", async () => {
    expect((await show("/reviews")).text).toContain("46.2/50");
  });

  it("states the user counts as the partners' own, each from the ledger", async () => {
    expect((await show("/reviews")).text).toMatch(/They state 12,000, 8,400 and 3,100 users; [^.]*own figures/);
    const raw = readFileSync(join(siteFolder, "site/reviews-list.md"), "utf8");
    for (const number of [1, 2, 3]) expect(raw).toContain(`{{claim:partner-users-${number}}}`);
  });
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
      ...["Verdict", "Costs", "Alternatives", "of 50", "months from", "Visit Website", "How we are paid"],
      ...["On this page", "Costs", "What we know", "Compare With", "How we tested", "How to leave"],
      "Like",
      "Save",
      "Share",
      "More from",
      getSiteTexts(currentSite()).partnerBlock.heading,
      getSiteTexts(currentSite()).reviewCommunity?.heading ?? "",
      "Related reviews",
      getSiteTexts(currentSite()).closingCta.heading,
      "Visit Brasswick",
    ]);
    expect(html).toMatch(/aria-label="Tags"><li><a [^>]*href="\/reviews"/);
    expect(html).toContain("https://board.example/chatbots");
    const folded = (html.match(/<details\b.*?<\/details>/gs) ?? []).join();
    for (const shown of ["Detailed Ratings</h2>", "Editor’s Note", "Compare With</h2>"]) {
      expect(html).toContain(shown);
      expect(folded).not.toContain(shown);
    }
  });
});

it("the about page has six criteria, four values, six wishes and three people, and says what users say", async () => {
  const { text, html } = await show("/about");
  const count = (id: string) => headingsOf(sectionOf(html, id), 3).length;
  expect(["methodology", "values", "vision", "team"].map(count)).toEqual([6, 4, 6, 3]);
  expect(sectionOf(html, "mission")).toMatch(/<img [^>]*alt="The lantern on our desk"/);
  for (const part of [/<img /g, /aria-label="What /g, /Professional profile/g])
    expect(sectionOf(html, "team").match(part)).toHaveLength(3);
  expect(text).toContain("4.6/5 from over 1,300+ readers");
});

it("the help center has six categories with their counts and four questions that open for themselves", async () => {
  const { text, html } = await show("/help");
  expect([...text.matchAll(/(\d+) articles/g)].map(([, count]) => Number(count))).toEqual([3, 2, 2, 2, 2, 2]);
  const questions = sectionOf(html, "questions");
  expect(questions.match(/<details/g)).toHaveLength(4);
  expect(questions).not.toMatch(/<details[^>]*(?:name|open)=/);
});

describe("legal pages", () => {
  it.each(["/terms", "/privacy", "/affiliate-disclosure"])(
    "%s: labelled, with the days from which it holds and on which it changed",
    async (address) => {
      const { text } = await show(address);
      expectInOrder(text, ["Legal", "Effective March 1, 2025", "Last updated April 15, 2025"]);
    },
  );

  it("the disclosure has the sections of docs/reference/behaviour.md, and an address to write to", async () => {
    const { html, text } = await show("/affiliate-disclosure");
    expect(headingsOf(mainOf(html), 2).slice(-6)).toEqual([
      "What affiliate links are",
      "Our partners",
      "Effect on our reviews",
      "Why it matters",
      "FTC compliance",
      "Questions",
    ]);
    expect(text.split("Questions").at(-1)).toContain("desk@paper-lantern.example");
  });

  it("the privacy policy has a row for each item that is kept in browsers, with its name and what it is", async () => {
    const rows = (await show("/privacy")).html.match(/<tr>.*?<\/tr>/gs) ?? [];
    for (const item of storedItems) {
      const row = rows.find((one) => one.includes(`<code>${describeKey(item)}</code>`));
      expect(wordsOf(row ?? "")).toContain(item.what);
    }
    expect(rows.filter((row) => row.includes("<code>"))).toHaveLength(storedItems.length);
  });

  it("the privacy policy states the minimum age of 18", async () => {
    expect((await show("/privacy")).text).toContain("The minimum age is 18");
  });
});
