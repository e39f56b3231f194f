// @ts-check
import { isInlineScript, readElements } from "./read-elements.js";

/** @typedef {import("./read-elements.js").PageElement} PageElement */

/**
 * Replaces the framework's scripts in a page by their list, for wake-react.ts, which loads them when React is wanted
 * (docs/decisions/055-reading-without-react.md). React's data are left out: they are fetched from the address of the page.
 * @param {string} html A page as Next rendered it.
 * @param {string | undefined} expected What Next answers at this address with the header `RSC: 1`. Not given for a page
 *   that shows what a query asks, which is told to fetch its data without that header (lib/server/response.ts).
 * @returns {{ html: string, data: string } | undefined} The page, and React's data. `undefined` when the page does not have the shape of this version of Next; it is then served unchanged.
 */
export function deferScripts(html, expected) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string | undefined} */
  let turbopack;
  /** @type {[start: number, end: number, replacement: string][]} */
  const edits = [];
  let data = "";

  for (const element of readElements(html)) {
    const { name, start, end, attributes, content } = element;
    if (name === "link" && attributes.get("rel") === "preload" && attributes.get("as") === "script") {
      edits.push([start, end, ""]);
    } else if (isFrameworkScript(element)) {
      scripts.push(attributes.get("src") ?? "");
      edits.push([start, end, ""]);
    } else if (name === "script" && attributes.get("id") === "_R_") {
      turbopack = readTurbopackEntry(content);
      edits.push([start, end, ""]);
    } else if (isInlineScript(element) && attributes.size === 0 && content.includes("self.__next_f")) {
      const piece = readFlight(content);
      if (piece === undefined) return undefined;
      data += piece;
      edits.push([start, end, ""]);
    }
  }
  if (turbopack === undefined || scripts.length === 0 || !html.includes("</body>")) return undefined;
  if (data === "" || (expected !== undefined && expected !== data)) return undefined;
  const isQueryPage = expected === undefined;
  const needed = `{"scripts":${JSON.stringify(scripts)},"turbopack":${turbopack}${isQueryPage ? ',"isQueryPage":true' : ""}}`;
  const bodyEnd = html.lastIndexOf("</body>");
  edits.push([bodyEnd, bodyEnd, `<script type="application/json" id="deferred-scripts">${needed}</script>`]);
  return { html: applyEdits(html, edits), data };
}

/**
 * Scripts with `nomodule` stay: browsers that support modules never load them.
 * @param {PageElement} element
 */
function isFrameworkScript({ name, attributes }) {
  const src = name === "script" ? attributes.get("src") : undefined;
  return src?.startsWith("/_next/static/") && attributes.has("async") && !attributes.has("nomodule");
}

/**
 * The entry point that Next hands to Turbopack, as JSON.
 * @param {string} content
 */
function readTurbopackEntry(content) {
  return asJson(
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s.exec(content)?.[1],
  );
}

/**
 * One piece of the data that React hydrates from: `[0]` begins them, `[1, text]` continues them.
 * @param {string} content
 * @returns {string | undefined} Its text; `undefined` for any other kind.
 */
function readFlight(content) {
  const json = asJson(
    /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s.exec(content)?.[1],
  );
  const [kind, text] = json === undefined ? [] : JSON.parse(json);
  if (kind === 0) return "";
  return kind === 1 && typeof text === "string" ? text : undefined;
}

/** @param {string | undefined} text */
function asJson(text) {
  if (text === undefined) return undefined;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} html
 * @param {[start: number, end: number, replacement: string][]} edits
 */
function applyEdits(html, edits) {
  let result = "";
  let position = 0;
  for (const [start, end, replacement] of edits.sort((a, b) => a[0] - b[0])) {
    result += html.slice(position, start) + replacement;
    position = end;
  }
  return result + html.slice(position);
}
