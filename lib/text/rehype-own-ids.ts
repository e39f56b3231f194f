import type { Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Ids that pages with a text of an editor use themselves: header and footer, sections beside the text, and forms; last the variables
 * of the analytics script, because browsers offer elements with an id as variables.
 */
const ofPages: ReadonlySet<string> = new Set([
  ...["main", "top", "mobile-menu", "toc-heading", "deferred-scripts", "reading", "footnote-label"],
  ...["header-search", "search-overlay", "search-overlay-query", "footer-newsletter", "article-newsletter"],
  ...["verdict", "pros-and-cons", "detailed-ratings", "facts", "plans", "way-out", "test-record", "alternatives"],
  ...["checklist", "changes", "compare-with", "more-reviews", "sources", "entry-corrections"],
  ...["va", "vaq"],
]);

/** Ids that pages number, footnotes, and names that begin with an underscore, which scripts and React use. */
const patterns = /^(_|facts-|correction-\d|user-content-|(footer|article)-newsletter-)/;

/** Whether an id belongs to the page, so that no heading in a text may have it. */
export function isReservedId(id: string): boolean {
  return ofPages.has(id) || patterns.test(id);
}

/** Gives headings whose ids belong to the page another one: "Sources" becomes "#section.sources", as no other heading can have. */
export function rehypeOwnIds() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      const { id, className } = properties;
      // The heading of footnotes is ours.
      const isOurs = [className].flat().includes("sr-only");
      if (/^h[1-6]$/.test(tagName) && typeof id === "string" && !isOurs && isReservedId(id))
        properties.id = `section.${id}`;
    });
  };
}
