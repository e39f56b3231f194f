import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { AffiliateAttributes } from "./body-types";

/** For assistive technology; the same words as in components/offer/affiliate-link.tsx. */
export const newTabWords = " (opens in a new tab)";

/** Turns `partner:` links into affiliate links, and adds `rel="noopener"` to links to other sites. */
export function rehypeLinks(affiliateAttributes: (slug: string) => AffiliateAttributes | undefined) {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      const href = node.tagName === "a" ? node.properties.href : undefined;
      if (typeof href !== "string") return;
      if (href.startsWith("partner:")) setAffiliateLink(node, affiliateAttributes(href.slice("partner:".length)));
      else if (/^https?:/i.test(href)) node.properties.rel = ["noopener"];
    });
  };
}

/** A link to an unknown partner becomes plain text. */
function setAffiliateLink(node: Element, attributes: AffiliateAttributes | undefined): void {
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
