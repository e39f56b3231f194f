import type { Root } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { ranking } from "@/lib/text/blocks/ranking";
import { toPlainText } from "@/lib/text/plain-text";
import { renderBody, renderFeedBody } from "@/lib/text/render-body";
import { routes } from "@/lib/util/routes";
import { contentFile, reviewFields, testFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { planFields, productFile } from "../../helpers/product-files";
import { testContext } from "../../helpers/render";

const fence = (code: string) => `Before.\n\n\`\`\`ranking\n${code}\n\`\`\`\n\nAfter.\n`;

/** An app with a review, and with a test where it has points, out of ten each. */
function files(slug: string, product: string, scores?: Record<string, number>, changes: Record<string, unknown> = {}) {
  const review = { ...reviewFields, id: slug.length + 100, product, about: slug, rating: undefined };
  const test = { ...testFields, product: slug, scores, ...("invented" in changes ? { sample: true } : {}) };
  return {
    [`products/${slug}.md`]: productFile({ name: product, kind: ["companion"], plans: [], ...changes }),
    [`reviews/${slug}-review.md`]: contentFile(review),
    ...(scores ? { [`test-reports/${slug}-2025-06-20.md`]: contentFile(test) } : {}),
  };
}

const yearly = { ...planFields, id: "yearly", name: "Yearly", price: 84, every: "1 year" };
const folder = createContentFolder({
  ...files("lark-ai", "Lark <b>& Co", { chat: 9, terms: 9.5 }, { plans: [yearly] }),
  ...files("merle", "Merle", { chat: 8, terms: 9 }, { invented: true }),
  ...files("orrins", "Orrin", { chat: 9, terms: 7.5 }),
  ...files("teal-app", "Teal", { terms: 9.9 }),
  ...files("wren-app-x", "Wren"),
  "products/zephyr.md": productFile({ name: "Zephyr" }),
});
const context = { ...testContext, site: folder.site() };
const show = (code: string) => renderBody(fence(code), context).html;

const toHtml = (tree: Root) => unified().use(rehypeStringify).stringify(tree);

/** Place, name, points and reason of each row. */
const rowsOf = (html: string) =>
  [
    ...html.matchAll(/place">(.*?)<.*?<a href="[^"]*">(.*?)<\/a>.*?why">(.*?)<.*?score-tile[^>]*>(.*?)<[^>]*>(.*?)</gs),
  ].map(([, place, name, why, points, of]) => `${place}. ${name}: ${points}${of}. ${why}`);

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

it("is in the order of the ranking, each app with what it is best and worst at", () => {
  const html = show("");
  expect(html).toContain("<strong>Most points overall</strong>");
  expect(rowsOf(html)).toEqual([
    "1. Teal: 9.9 of 10. All points are for Terms.",
    "2. Lark &#x3C;b>&#x26; Co: 18.5 of 20. Strongest in Terms, weakest in Chat.",
    "3. Merle: 17.0 of 20. Strongest in Terms, weakest in Chat.",
    "4. Orrin: 16.5 of 20. Strongest in Chat, weakest in Terms.",
  ]);
  expect(html).toMatch(
    /Lark.*\$84\.00<.*Merle.*17\.0<span[^>]*> of 20<\/span><\/span><span hidden> \(Sample score\)<\/span>.*not known</s,
  );
  expect(html.match(/Sample score/g)).toHaveLength(1);
});

it("names no criterion as best or worst beside an equal one", () => {
  const tied = createContentFolder(files("lark-ai", "Lark", { chat: 9, terms: 9 }));
  expect(rowsOf(renderBody(fence(""), { ...testContext, site: tied.site() }).html)).toEqual(["1. Lark: 18.0 of 20. "]);
});

it("is in the order of one criterion; equals share a place, the better in all first", () => {
  const html = show("by: chat");
  expect(html).toContain("<strong>Most points for Chat</strong>");
  expect(html).toContain("Ordered by points for Chat in our tests; ties are broken by total points.");
  expect(rowsOf(html)).toEqual([
    "1. Lark &#x3C;b>&#x26; Co: 9.0 of 10. 18.5 of 20 points in total.",
    "1. Orrin: 9.0 of 10. 16.5 of 20 points in total.",
    "3. Merle: 8.0 of 10. 17.0 of 20 points in total.",
  ]);
});

it("shows the mark of an app beside its name, for the eye alone, and that it pays us", () => {
  const row = { place: 1, name: "Lark", path: routes.review("lark-review"), points: 9, of: 10, share: 0.9, why: "" };
  const rows = [{ ...row, icon: "/media/lark-0123456789ab.webp", year: undefined, isSample: false, paysUs: true }];
  const html = toHtml({ type: "root", children: ranking.html({ title: "", rule: "", rows, unranked: [], more: 0 }) });
  expect(html).toMatch(
    /<img alt="" [^>]*src="\/media\/lark-0123456789ab\.webp"[^>]*><\/picture><a href="\/reviews\/lark-review">Lark<\/a> <span[^>]*>Pays us<\/span>/,
  );
});

it("names the apps without a place: not tested for the criterion, then those that nobody has tested", () => {
  expect(show("by: chat")).toContain(
    'Not reviewed yet, so not ranked: <a href="/reviews/teal-app-review">Teal</a>, <a href="/reviews/wren-app-x-review">Wren</a>, Zephyr.',
  );
});

it("has as many rows as the editor wants, and counts the others", () => {
  const html = show("title: Two <b>\ntop: 2");
  expect(html).toContain("<strong>Two &#x3C;b></strong>");
  expect(rowsOf(html)).toHaveLength(2);
  expect(html).toContain('2 more apps have a place: see <a href="/reviews">the ranking of all apps</a>.');
});

it.each(["kind: nobody", "top: many"])("is left out where nothing can be shown: %s", (code) => {
  const html = show(code);
  expect(html).not.toMatch(/figure|pre|ranking/);
  expect(html).toContain("After.");
});

it("is a table in feeds, and no text of the entry in search", () => {
  const html = renderFeedBody(fence(""), context);
  expect(html).toContain("<table>");
  expect(html).toContain("17.0<span> of 20</span></span><span> (Sample score)</span>");
  expect(html).not.toMatch(/class=|hidden/);
  expect(toPlainText(fence("kind: companion"))).toBe("Before.\nAfter.");
});
