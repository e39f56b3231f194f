import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { buildTable } from "./build-chart";
import { parseChart } from "./parse-chart";

/**
 * Attributes that feed readers keep. Without `id`: ids of several entries would collide, and links to them lead to
 * the page.
 */
const keptProperties: ReadonlySet<string> = new Set([
  ...["href", "rel", "src", "alt", "title", "width", "height", "start", "scope", "colSpan", "rowSpan"],
]);

/** Makes a text readable without the site's styles: charts become tables, check boxes become characters. */
export function rehypePlain() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const chart = node.tagName === "pre" ? readChart(node) : undefined;
      if (chart || isHidden(node)) {
        parent.children.splice(index, 1, ...(chart ?? []));
        return [SKIP, index + (chart?.length ?? 0)];
      }
      // The original picture: many feed readers support neither `srcset` nor AVIF.
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

/** A chart as title, table and note; an empty list for an invalid one; `undefined` for other code. */
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

/** Text for assistive technology, which the site hides by CSS. A feed reader would show it. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes("visually-hidden");
}

function paragraph(...children: ElementContent[]): Element {
  return { type: "element", tagName: "p", properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
