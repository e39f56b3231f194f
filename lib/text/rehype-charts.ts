import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { buildChart } from "./build-chart";
import { parseChart } from "./parse-chart";

/** Renders fenced `chart` blocks. An invalid one is dropped, because `npm run content:check` reports it. */
export function rehypeCharts() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (!isChart(code) || !parent || index === undefined) return;
      const { chart } = parseChart(textOf(code));
      if (!chart) {
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = buildChart(chart);
    });
  };
}

function isChart(node: Element["children"][number] | undefined): node is Element {
  const classes = node?.type === "element" && node.tagName === "code" ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes("language-chart");
}
