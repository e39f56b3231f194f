import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Where a text stands that is not the only one of its page. */
export type BodyPlace = {
  /** Begins the ids of its headings and footnotes, which then are no other text's. */
  idPrefix?: string;
  /** How many levels lower its headings stand: 1 makes `##` an `h3`. */
  lowerBy?: number;
};

/** The id that remark-rehype gives the heading of footnotes, without a prefix, in every text. */
const labelId = "footnote-label";

/** Lowers the headings of a text, down to `h6`, and gives the heading of its footnotes an id of its own. */
export function rehypePlace({ idPrefix = "", lowerBy = 0 }: BodyPlace) {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      const { properties } = node;
      if (properties.id === labelId) properties.id = idPrefix + labelId;
      if (String(properties.ariaDescribedBy) === labelId) properties.ariaDescribedBy = [idPrefix + labelId];
      const [, level] = /^h([1-6])$/.exec(node.tagName) ?? [];
      if (level) node.tagName = `h${Math.min(6, Number(level) + lowerBy)}`;
    });
  };
}
