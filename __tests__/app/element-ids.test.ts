import type { DefaultTreeAdapterMap } from "parse5";
import { defaultTreeAdapter, parse } from "parse5";
import { siteEntries } from "@/lib/machines/sitemap/site-entries";
import { isReservedId } from "@/lib/text/rehype-own-ids";
import { htmlOf } from "../helpers/render-page";

type Ids = { ofTexts: string[]; ofPage: string[]; hasText: boolean };

/** The ids of a page, those in texts of editors apart. */
function idsOf(html: string): Ids {
  const ids: Ids = { ofTexts: [], ofPage: [], hasText: false };
  const walk = (node: DefaultTreeAdapterMap["node"], isText: boolean): void => {
    const attrs = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];
    const attributeOf = (name: string) => attrs.find((one) => one.name === name)?.value;
    const id = attributeOf("id");
    if (id !== undefined) ids[isText ? "ofTexts" : "ofPage"].push(id);
    const isInside = isText || attributeOf("class")?.split(" ").includes("prose") === true;
    ids.hasText ||= isInside;
    if ("childNodes" in node) for (const child of node.childNodes) walk(child, isInside);
  };
  walk(parse(html), false);
  return ids;
}

const results = [
  "/reviews/compare/results?app=ottoline&app=saltmarsh",
  "/reviews/find/results?month=9",
  "/reviews/costs/results?app=ottoline&months=12",
  "/search-results?q=privacy",
  "/search-results?q=i+want+to+die",
];

const addresses = [
  ...siteEntries().map(({ path }) => path),
  ...results,
  "/contact/report",
  "/contact/sent",
  "/not-found/page",
];

it.each(addresses)("%s: no id is there twice, and none of the page's own can be a heading's", async (address) => {
  const { ofPage, ofTexts, hasText } = idsOf(await htmlOf(address));
  const all = [...ofPage, ...ofTexts];
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  if (hasText) expect(ofPage.filter((id) => !isReservedId(id))).toEqual([]);
});

it("a text of an editor is found on the pages that have one", async () => {
  for (const address of ["/reviews/ottoline-app-review", "/blog/how-long-a-memory-lasts", "/terms"])
    expect(idsOf(await htmlOf(address))).toMatchObject({ hasText: true });
});
