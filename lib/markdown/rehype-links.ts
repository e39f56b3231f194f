import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { AffiliateAttributes } from "./body-types";

/** Words for assistive technology; the same as components/offer/affiliate-link.tsx says. */
export const newTabWords = " (opens in a new tab)";

/** Turns `partner:` links into affiliate links, and makes links to other sites safe. Links inside the site stay. */
export function rehypeLinks(affiliateAttributes: (slug: string) => AffiliateAttributes | undefined) {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      const href = node.tagName === "a" ? node.properties.href : undefined;
      if (typeof href !== "string") return;
      if (href.startsWith("partner:")) drawAffiliateLink(node, affiliateAttributes(href.slice("partner:".length)));
      else if (/^https?:/i.test(href)) node.properties.rel = ["noopener"];
    });
  };
}

/** A link to a partner that is not there loses its address and stays as text. */
function drawAffiliateLink(node: Element, attributes: AffiliateAttributes | undefined): void {
  if (!attributes) {
    node.tagName = "span";
    node.properties = {};
    return;
  }
  const { rel, ...rest } = attributes;
  node.properties = { ...rest, rel: rel.split(" ") };
  node.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: newTabWords }],
  });
}
