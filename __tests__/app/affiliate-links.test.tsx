import { readFileSync } from "node:fs";
import { currentSite } from "@/lib/content/site/current-site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import {
  contentFile,
  partnerFields,
  postFields,
  reviewFields,
  testFields,
  validContent,
} from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf } from "../helpers/render-page";

const house = { ...partnerFields, offer: { text: "Half off", reason: "For a year paid at once." } };
const body =
  "It begins here.\n\n[See Lark](partner:lark-ai).\n\n## Where\n\n[The house](partner:house-partner), [again](partner:house-partner).\n";
const site = (validContent["site/site.md"] ?? "").replace(
  "navigation:",
  "exitOffer: { heading: Before you go, text: A word, label: See the offer, dismiss: No Thanks }\nnavigation:",
);
/** What networks write, and what software that parses an address and writes it again would change. */
const larkAddress =
  "https://GO.lark.example/c;p=1?u=https%3A%2F%2Fshop.example%2Fa%20b~c&sig=abc%2Bdef==&flag&m={clickid}&z=%zz#/offer?aff=1";
const larkLink = larkAddress.replace("#", "&utm_source=companion-almanac&utm_medium=affiliate#");
serveContent({
  "partners/lark-ai.md": (validContent["partners/lark-ai.md"] ?? "").replace(
    /^trackedUrl: .*/m,
    `trackedUrl: "${larkAddress}"`,
  ),
  "site/site.md": site,
  "partners/house-partner.md": contentFile({ ...house, subId: "clickref" }),
  // A second place in the ranking.
  "products/orrin-ai.md": contentFile({ name: "Orrin AI" }),
  "test-reports/orrin-ai-2025-06-20.md": contentFile({
    ...testFields,
    product: "orrin-ai",
    scores: { chat: 4, terms: 4 },
  }),
  "reviews/orrin-ai-review.md": contentFile({ ...reviewFields, id: 72, about: "orrin-ai", rating: undefined }),
  "blog/with-links.md": contentFile({ ...postFields, id: 71, title: "An article with links" }, body),
});

const request = new Request("http://site.test/");
const feed = () => respondWithFeed(currentSite(), request).text();
const markdown = async () => (await respondWithMarkdown(currentSite(), request, "blog", "with-links")).text();

/** Tells operators what the placements in their networks' reports mean. */
const guide = readFileSync("docs/operators/affiliate-links.md", "utf8");

/** Affiliate links as placement and address. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*data-affiliate="([^"]*)"[^>]*>/g)].map(([tag, placement = ""]) => ({
    placement,
    href: (/href="([^"]*)"/.exec(tag)?.[1] ?? "").replace(/&(amp|#x26);/g, "&"),
  }));

describe("the affiliate links of a page", () => {
  it.each(["/", "/help", "/reviews", "/reviews/lark-ai-review", "/blog/with-links"])(
    "%s: each has a placement of its own, and says page and placement",
    async (path) => {
      const links = linksIn(await htmlOf(path));
      expect(links.length).toBeGreaterThan(2);
      const placements = links.map(({ placement }) => placement);
      expect(new Set(placements).size).toBe(placements.length);
      const code = path.slice(1).replaceAll("/", "--") || "home";
      for (const { placement, href } of links) {
        expect(guide).toContain(`\`${placement.replace(/-\d+$/, "-1")}\``);
        if (href.includes("house.example"))
          expect(new URL(href).searchParams.get("clickref")).toBe(`${placement}--${code}`);
      }
    },
  );

  it("are those of each card of a partner in the ranking, by its place, and of no other card", async () => {
    const placements = linksIn(await htmlOf("/reviews")).map(({ placement }) => placement);
    expect(placements.filter((placement) => placement.startsWith("ranked-"))).toEqual(["ranked-1"]);
  });

  it("are counted through the text, and told apart in the feed and in the markdown", async () => {
    const placements = linksIn(await htmlOf("/blog/with-links")).map(({ placement }) => placement);
    expect(placements.filter((one) => one.startsWith("body"))).toEqual(["body-1", "body-2", "body-3"]);
    for (const [text, kind] of [
      [await feed(), "feed"],
      [await markdown(), "markdown"],
    ] as const)
      expect([...text.matchAll(/clickref=(\w+-\d)--blog--with-links/g)].map(([, one]) => one)).toEqual([
        `${kind}-2`,
        `${kind}-3`,
      ]);
  });
});

it("a link is what the network gave, byte for byte, on the page, in the feed and in the markdown", async () => {
  const html = (text: string) => text.replace(/&(amp|#x26);/g, "&");
  const article = await htmlOf("/blog/with-links");
  expect(linksIn(article).map(({ href }) => href)).toContain(larkLink);
  expect(html(await feed())).toContain(`href="${larkLink}"`);
  expect(await markdown()).toContain(`(${larkLink})`);
});
