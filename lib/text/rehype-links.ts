import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { AffiliateAttributes, RenderContext } from "./body-types";
import { element } from "./html-element";

/** For assistive technology; the same words as in components/offer/affiliate-link.tsx. */
export const newTabWords = " (opens in a new tab)";

/** The same in written HTML. */
export const newTabHint = `<span class="visually-hidden">${newTabWords}</span>`;

/** The `rel` of links to other sites that nobody pays for. */
export const outboundRel = ["noopener"];

/** Class of the words that disclose an affiliate link in a text. */
export const affiliateNote = "affiliate-note";

/**
 * Turns `partner:` links into affiliate links, and opens links to other sites in a new tab, as
 * components/ui/external-link.tsx does.
 */
export function rehypeLinks(affiliateAttributes: RenderContext["affiliateAttributes"]) {
  return (tree: Root): void => {
    let position = 0;
    visit(tree, "element", (node) => {
      const href = node.tagName === "a" ? node.properties.href : undefined;
      if (typeof href !== "string") return;
      if (href.startsWith("partner:")) {
        position += 1;
        setAffiliateLink(node, affiliateAttributes(href.slice("partner:".length), position));
      } else openInNewTab(node);
    });
  };
}

/** Whether an address is that of another site, and not of a page, a mail or a telephone. */
export function leadsOut(href: string): boolean {
  return /^https?:/i.test(href);
}

/** Has a link open a new tab if it leads to another site. */
export function openInNewTab(node: Element): void {
  const { href } = node.properties;
  if (typeof href !== "string" || !leadsOut(href)) return;
  node.properties.target = "_blank";
  node.properties.rel = outboundRel;
  node.children.push(buildNewTabHint());
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
    buildNewTabHint(),
  );
}

function buildNewTabHint(): Element {
  return element("span", { className: ["visually-hidden"] }, newTabWords);
}
