import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { buildTable } from "./build-chart";
import { parseChart } from "./parse-chart";

/** What feed readers keep and understand. Ids would meet those of other entries; links to them lead to the page. */
const keptProperties: ReadonlySet<string> = new Set([
  ...["href", "rel", "src", "alt", "title", "width", "height", "start", "scope", "colSpan", "rowSpan"],
]);

/** Makes of a text what can be read without the site's styles: charts are tables, boxes are signs, attributes go. */
export function rehypePlain() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const chart = node.tagName === "pre" ? readChart(node) : undefined;
      if (chart || isHidden(node)) {
        parent.children.splice(index, 1, ...(chart ?? []));
        return [SKIP, index + (chart?.length ?? 0)];
      }
      // A feed reader gets the picture as it was made: many know neither the sizes nor the newer format.
      if (node.tagName === "picture") {
        parent.children.splice(
          index,
          1,
          ...node.children.filter((part) => "tagName" in part && part.tagName === "img"),
        );
        return [SKIP, index];
      }
      if (node.tagName === "input") {
        parent.children[index] = { type: "text", value: node.properties.checked ? "☑" : "☐" };
        return;
      }
      for (const name of Object.keys(node.properties)) if (!keptProperties.has(name)) delete node.properties[name];
    });
  };
}

/** A chart as its title, its table and its note; nothing for one that cannot be read, as on the page. */
function readChart(pre: Element): ElementContent[] | undefined {
  const code = pre.children[0];
  const classes = code?.type === "element" ? code.properties.className : undefined;
  if (!code || !Array.isArray(classes) || !classes.includes("language-chart")) return undefined;
  const { chart } = parseChart(textOf(code as Element));
  if (!chart) return [];
  const { title, unit, note } = chart;
  return [
    paragraph({ type: "element", tagName: "strong", properties: {}, children: [text(title)] }, text(` (${unit})`)),
    buildTable(chart),
    ...(note ? [paragraph(text(note))] : []),
  ];
}

/** Words for assistive technology that the page's style sheet hides. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes("visually-hidden");
}

function paragraph(...children: ElementContent[]): Element {
  return { type: "element", tagName: "p", properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
