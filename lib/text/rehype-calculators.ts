import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { CostTable } from "../costs/cost-table";
import type { RenderContext } from "./body-types";
import { parseCalculator } from "./parse-calculator";

/**
 * Renders fenced `calculator` blocks. One that is invalid or names no known app is dropped, because `npm run content:check`
 * reports it.
 */
export function rehypeCalculators(costsOf: RenderContext["costsOf"], build: (table: CostTable) => Element | Element[]) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (!isCalculator(code) || !parent || index === undefined) return;
      const { calculator } = parseCalculator(textOf(code));
      const table = calculator && costsOf?.(calculator);
      const built = table ? [build(table)].flat() : [];
      parent.children.splice(index, 1, ...built);
      return index + built.length;
    });
  };
}

function isCalculator(node: Element["children"][number] | undefined): node is Element {
  const classes = node?.type === "element" && node.tagName === "code" ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes("language-calculator");
}
