import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from "parse5";
import { currentSite } from "@/lib/content/site/current-site";
import { siteEntries } from "@/lib/machines/sitemap";
import { renderPage } from "./render-page";

export type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** A page of the content that is read at present. */
export type ShownPage = Awaited<ReturnType<typeof renderPage>> & { address: string; elements: readonly Element[] };

/** Pages of the fixture site that no list names: what queries and forms lead to, and a missing page. */
export const unlistedPages = [
  "/reviews/compare/results?apps=ottoline,saltmarsh,windlass",
  "/reviews/compare/results?apps=",
  "/reviews/find/results?month=9",
  "/reviews/find/results?weight-emotion=9&platforms=web",
  "/reviews/costs/results?apps=brasswick,ottoline&months=7",
  "/reviews/costs/results?apps=",
  "/reviews/costs/results?apps=brasswick&months=7&from=2025-01-31",
  "/search-results?q=privacy",
  "/search-results?q=%22privacy+keep%22",
  "/search-results?q=i+want+to+die",
  "/contact/report?about=ottoline",
  "/contact/sent",
  "/contact/subscribed",
  "/contact/received",
  "/not-found/page",
];

/** Every page of the sitemap, and those at more addresses. */
export async function renderAllPages(more: readonly string[] = unlistedPages): Promise<ShownPage[]> {
  const addresses = [...siteEntries(currentSite()).map(({ path }) => path), ...more];
  const pages: ShownPage[] = [];
  for (const address of addresses) {
    const page = await renderPage(address);
    pages.push({ ...page, address, elements: elementsIn(parse(page.html)) });
  }
  return pages;
}

export const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All elements below a node, in their order. */
export function elementsIn(node: Node): Element[] {
  const own = tree.isElementNode(node) ? [node] : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(elementsIn)] : own;
}

/** The words of a node that stand on the page. */
export function seen(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(seen).join("") : "";
}

/** The words of a node, as somebody hears them: with the text alternatives of pictures. */
export function heard(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!("childNodes" in node) || /^(script|style|template)$/.test(node.nodeName)) return "";
  if (tree.isElementNode(node)) {
    const label = attributeOf(node, "aria-label") ?? attributeOf(node, "alt");
    if (label !== undefined) return ` ${label} `;
  }
  return ` ${node.childNodes.map(heard).join("")} `.replace(/\s+/g, " ");
}

/** The words of a node without scripts and styles, as one text. */
export function written(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!("childNodes" in node) || /^(script|style|template)$/.test(node.nodeName)) return "";
  return node.childNodes.map(written).join("");
}
