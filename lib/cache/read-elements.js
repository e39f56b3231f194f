// @ts-check
import { parse, defaultTreeAdapter as tree } from "parse5";

/**
 * @typedef {object} PageElement
 * @property {string} name `script` or `link`.
 * @property {number} start Offset of its start tag in the page.
 * @property {number} end Offset after its end tag; of a `link`, which has none, after its start tag.
 * @property {ReadonlyMap<string, string>} attributes Values by name in lower case; `""` for one without a value.
 * @property {string} content The text inside.
 */

/**
 * The script and link elements of a page, in document order, as a browser finds them (HTML standard, "Parsing HTML
 * documents"). A script without an end tag is left out: browsers do not run it.
 * @param {string} html
 * @returns {readonly PageElement[]}
 */
export function readElements(html) {
  /** @type {PageElement[]} */
  const elements = [];
  const document = parse(html, { sourceCodeLocationInfo: true });
  /** @type {import("parse5").DefaultTreeAdapterTypes.Node[]} */
  const nodes = [document];
  for (const node of nodes) {
    if (!("childNodes" in node)) continue;
    nodes.push(...node.childNodes);
    if (!tree.isElementNode(node) || (node.tagName !== "script" && node.tagName !== "link")) continue;
    const location = node.sourceCodeLocation;
    if (!location || (node.tagName === "script" && !location.endTag)) continue;
    elements.push({
      name: node.tagName,
      start: location.startOffset,
      end: location.endOffset,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      content: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join(""),
    });
  }
  return elements.sort((a, b) => a.start - b.start);
}

/** Types that a Content Security Policy treats as scripts. Other types, such as JSON-LD, are data. */
const executableTypes = new Set([undefined, "", "module", "text/javascript", "speculationrules"]);

/**
 * Whether a Content Security Policy has to allow the element's content.
 * @param {PageElement} element
 */
export function isInlineScript({ name, attributes }) {
  return name === "script" && !attributes.has("src") && executableTypes.has(attributes.get("type"));
}
