import type { RankedList } from "@/lib/apps/scoring/ranked-list";
import { type RankingRequest, ranking } from "@/lib/text/blocks/ranking";
import { toPlainText } from "@/lib/text/plain-text";
import { renderBody, renderFeedBody } from "@/lib/text/render-body";

const fence = (code: string) => `Before.\n\n\`\`\`ranking\n${code}\n\`\`\`\n\nAfter.\n`;
const row = { place: 1, points: "9.8 of 10", why: "Because.", year: "$84.00", isSample: true };
const list: RankedList = {
  title: "Kind <b>apps",
  rule: "By points.",
  rows: [
    { ...row, name: "Lark & Co", path: "/reviews/lark" },
    { ...row, place: 2, name: "Merle", path: "/reviews/merle", year: undefined, isSample: false },
  ],
  unranked: [{ name: "Wren", path: "/reviews/wren" }, { name: "Teal" }],
  more: 1,
};
const rankingOf = ({ kind }: RankingRequest) => (kind === "nobody" ? undefined : list);
const context = { affiliateAttributes: () => undefined, resolveClaims: (text: string) => text, rankingOf };

it("is read with nothing, or with a kind, a criterion, a number and a title", () => {
  expect(ranking.parse("").request).toEqual({});
  const all = { title: "A: list", kind: "companion", by: "care", top: 3 };
  expect(ranking.parse('title: "A: list"\nkind: companion\nby: care\ntop: 3').request).toEqual(all);
});

it.each([
  ["kind: A Kind", /Write a slug/],
  ["top: 1", /In this ranking/],
  ["tops: 3", /In this ranking/],
  ["- kind", /In this ranking/],
  [`title: ${"a".repeat(2_000)}`, /too long/],
])("is refused in words an editor understands: %.20j", (code, message) =>
  expect(ranking.parse(code).error).toMatch(message),
);

it("is shown as a table with the reason for each place, and those without one below", () => {
  const { html } = renderBody(fence("kind: companion"), context);
  expect(html).toContain("<strong>Kind &#x3C;b>apps</strong>");
  expect(html).toContain('<td class="ranking-place">1</td>');
  expect(html).toContain('<a href="/reviews/lark">Lark &#x26; Co</a> <span class="ranking-why">Because.</span>');
  expect(html).toContain("9.8 of 10<span hidden> (Sample score)</span>");
  expect(html).toContain("not known");
  expect(html).toContain('Not reviewed yet, so not ranked: <a href="/reviews/wren">Wren</a>, Teal.');
  expect(html).toContain('1 more app has a place: see <a href="/reviews">the ranking of all apps</a>.');
});

it.each(["kind: nobody", "top: many"])("is left out where nothing can be shown: %s", (code) => {
  const { html } = renderBody(fence(code), context);
  expect(html).not.toMatch(/figure|pre|ranking/);
  expect(html).toContain("After.");
});

it("is a table in feeds, and no text of the entry in search", () => {
  const html = renderFeedBody(fence(""), context);
  expect(html).toContain("<table>");
  expect(html).toContain("9.8 of 10<span> (Sample score)</span>");
  expect(html).not.toMatch(/class=|hidden/);
  expect(toPlainText(fence("kind: companion"))).toBe("Before.\nAfter.");
});
