import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { AffiliateAttributes, RenderContext } from "./body-types";
import { element } from "./html-element";

/** For assistive technology; the same words as in components/offer/affiliate-link.tsx. */
export const newTabWords = " (opens in a new tab)";

/** Class of the words that disclose an affiliate link in a text. */
export const affiliateNote = "affiliate-note";

/** Turns `partner:` links into affiliate links, and adds `rel="noopener"` to links to other sites. */
export function rehypeLinks(affiliateAttributes: RenderContext["affiliateAttributes"]) {
  return (tree: Root): void => {
    let position = 0;
    visit(tree, "element", (node) => {
      const href = node.tagName === "a" ? node.properties.href : undefined;
      if (typeof href !== "string") return;
      if (href.startsWith("partner:")) {
        position += 1;
        setAffiliateLink(node, affiliateAttributes(href.slice("partner:".length), position));
      } else if (/^https?:/i.test(href)) node.properties.rel = ["noopener"];
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
  node.children.push(
    // Far from the disclosures of buttons, a link in a text has its own.
    element("span", { className: [affiliateNote], dataDisclosure: "" }, " (affiliate link)"),
    element("span", { className: ["visually-hidden"] }, newTabWords),
  );
}
