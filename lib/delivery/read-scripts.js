// @ts-check

/**
 * @typedef {object} ScriptTag
 * @property {number} start Where the tag begins in the page.
 * @property {number} end Where its end tag ends.
 * @property {string} attributes As written, with the space before them.
 * @property {string} content Between the tags.
 */

/**
 * The script elements of a page in their order. A regular expression is enough: the text of a script ends at the first
 * "</script", whatever stands before it (HTML standard, "script data state"), and Next escapes "<" in what it prints.
 * @param {string} html
 * @returns {ScriptTag[]}
 */
export function readScripts(html) {
  return [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    attributes: match[1] ?? "",
    content: match[2] ?? "",
  }));
}

/**
 * The value of an attribute, `""` for one without a value, `undefined` where it is not there.
 * @param {string} attributes
 * @param {string} name
 */
export function readAttribute(attributes, name) {
  const match = new RegExp(`\\s${name}(?:="([^"]*)")?(?=\\s|$)`, "i").exec(attributes);
  return match ? (match[1] ?? "") : undefined;
}

/**
 * Whether the browser runs a script element's own text. Data blocks (JSON, JSON-LD) are only read.
 * @param {ScriptTag} script
 */
export function isInlineScript({ attributes }) {
  const type = readAttribute(attributes, "type");
  const runs =
    type === undefined || type === "" || type === "module" || type === "text/javascript" || type === "speculationrules";
  return runs && readAttribute(attributes, "src") === undefined;
}
