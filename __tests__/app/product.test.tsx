import { generateMetadata as reviewMetadata } from "@/app/reviews/[slug]/page";
import { storedItems } from "@/lib/addresses/browser-storage";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { propsOf, wordsOf } from "../helpers/page";
import { renderPage } from "../helpers/render-page";

/** The frame of every page, and words that docs/reference/behaviour.md fixes. */

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

it("a review has its title for search engines and the site's name in the title of its page", async () => {
  const { title } = await reviewMetadata(propsOf({ slug: "brasswick-app-review" }));
  expect(title).toBe("Brasswick: silence, prices, a free tier - Paper Lantern Review");
});

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
