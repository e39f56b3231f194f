import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { RankedList } from "../scoring/ranked-list";
import type { RenderContext } from "./body-types";
import { parseRanking } from "./parse-ranking";

/**
 * Renders fenced `ranking` blocks. One that is invalid or has no app is dropped, because `npm run content:check` reports it.
 */
export function rehypeRankings(
  rankingOf: RenderContext["rankingOf"],
  build: (list: RankedList) => Element | Element[],
) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (!isRanking(code) || !parent || index === undefined) return;
      const { ranking } = parseRanking(textOf(code));
      const list = ranking && rankingOf?.(ranking);
      const built = list ? [build(list)].flat() : [];
      parent.children.splice(index, 1, ...built);
      return index + built.length;
    });
  };
}

function isRanking(node: Element["children"][number] | undefined): node is Element {
  const classes = node?.type === "element" && node.tagName === "code" ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes("language-ranking");
}
