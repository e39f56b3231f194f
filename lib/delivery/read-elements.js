// @ts-check
import { parse, defaultTreeAdapter as tree } from "parse5";

/**
 * @typedef {object} PageElement
 * @property {string} name `script` or `link`.
 * @property {number} start Offset of its start tag in the page.
 * @property {number} end Offset behind its end tag; of a `link`, behind its only tag.
 * @property {ReadonlyMap<string, string>} attributes By their names in lower case; one without a value has `""`.
 * @property {string} content The text inside.
 */

/**
 * The script and link elements of a page, in document order, as a browser finds them (HTML standard, "Parsing HTML
 * documents"). A script without an end tag is left out: browsers do not run it.
 * @param {string} html
 * @returns {PageElement[]}
 */
export function readElements(html) {
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

/** @param {string} html @returns {PageElement[]} */
export function readScripts(html) {
  return readElements(html).filter(({ name }) => name === "script");
}

/** What the Content Security Policy counts as inline script. Browsers only read other types, such as JSON-LD. */
const executableTypes = new Set([undefined, "", "module", "text/javascript", "speculationrules"]);

/**
 * Whether a policy has to allow an element's own text.
 * @param {PageElement} element
 */
export function isInlineScript({ name, attributes }) {
  return name === "script" && !attributes.has("src") && executableTypes.has(attributes.get("type"));
}
