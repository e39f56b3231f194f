import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * Attributes that feed readers keep. Without `id`: ids of several entries would collide, and links to them lead to
 * the page.
 */
const keptProperties: ReadonlySet<string> = new Set([
  ...["href", "rel", "src", "alt", "title", "width", "height", "start", "scope", "colSpan", "rowSpan"],
]);

/**
 * Makes a text readable without the site's styles and scripts: pictures are those of the editor, check boxes become characters,
 * what is folded is open, and of a drawing the table stays.
 */
export function rehypePlain() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (isHidden(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.tagName === "details") {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
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

const ofSite: ReadonlySet<string> = new Set(["script", "form", "svg", "summary"]);

/** What works on the site alone, marks beside names, and text for assistive technology, which the site hides by CSS. */
function isHidden({ tagName, properties: { className, role } }: Element): boolean {
  const classes = Array.isArray(className) ? className : [];
  return (
    ofSite.has(tagName) || role === "img" || ["visually-hidden", "app-mark-icon"].some((one) => classes.includes(one))
  );
}
