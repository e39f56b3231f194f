import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { describeKey, storedItems } from "../site/browser-storage";
import { element } from "./html-element";

/** The name of the block in a text that becomes the table of what the site keeps in the reader's browser. */
export const storageFence = "browser-storage";

/** Renders fenced `browser-storage` blocks, which are empty: what they show comes from the code that does it. */
export function rehypeStorage() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (!isStorage(code) || !parent || index === undefined) return;
      parent.children[index] = buildTable();
    });
  };
}

function isStorage(node: Element["children"][number] | undefined): boolean {
  const classes = node?.type === "element" && node.tagName === "code" ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes(`language-${storageFence}`);
}

const places = { localStorage: "local storage", sessionStorage: "session storage" };

function buildTable(): Element {
  const heads = ["What", "Written when", "Kept until", "Its name"];
  return element("table", {}, [
    element("thead", {}, [
      element(
        "tr",
        {},
        heads.map((head) => element("th", { scope: "col" }, head)),
      ),
    ]),
    element(
      "tbody",
      {},
      storedItems.map((item) =>
        element("tr", {}, [
          ...[item.what, item.when, item.until].map((words) => element("td", {}, words)),
          element("td", {}, [
            element("code", {}, describeKey(item)),
            { type: "text", value: `, in ${places[item.where]}` },
          ]),
        ]),
      ),
    ),
  ]);
}
