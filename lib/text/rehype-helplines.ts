import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { HelplineList } from "../helplines/helpline-list";
import type { RenderContext } from "./body-types";
import { createHelplineReader } from "./read-helplines";

/** Renders fenced `helplines` blocks. */
export function rehypeHelplines(
  helplinesOf: RenderContext["helplinesOf"],
  build: (list: HelplineList) => Element | Element[],
) {
  return (tree: Root): void => {
    const read = createHelplineReader(helplinesOf);
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (!isHelplines(code) || !parent || index === undefined) return;
      const list = read(textOf(code));
      const built = list ? [build(list)].flat() : [];
      parent.children.splice(index, 1, ...built);
      return index + built.length;
    });
  };
}

function isHelplines(node: Element["children"][number] | undefined): node is Element {
  const classes = node?.type === "element" && node.tagName === "code" ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes("language-helplines");
}
