// @ts-check
import { readFileSync } from "node:fs";
import { isInlineScript, readElements } from "./read-elements.js";

/** @typedef {import("./read-elements.js").PageElement} PageElement */

/** The loader as it is printed: without comments and indentation. */
export const loader = readFileSync(new URL("./loader.js", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//"))
  .join("\n");

/**
 * Replaces the framework's scripts in a page by the loader, which loads them when the reader first interacts with the page
 * (docs/decisions/010-static-until-touched.md). The data that Next prints for React becomes JSON, which browsers do not run.
 * @param {string} html A page as Next prerendered it.
 * @returns {{ html: string, inlineScripts: string[] } | undefined} The page, and the texts of the scripts that stay in it.
 *   `undefined` when the page is not as this version of Next prints it; it is then served unchanged.
 */
export function deferScripts(html) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string[]} */
  const inlineScripts = [];
  /** @type {string | undefined} */
  let turbopack;
  /** @type {[start: number, end: number, replacement: string][]} */
  const edits = [];
  let flights = 0;

  for (const element of readElements(html)) {
    const { start, end, attributes, content } = element;
    if (isPreload(element)) {
      edits.push([start, end, ""]);
    } else if (isFrameworkScript(element)) {
      scripts.push(attributes.get("src") ?? "");
      edits.push([start, end, ""]);
    } else if (element.name === "script" && attributes.get("id") === "_R_") {
      turbopack = readTurbopackEntry(content);
      edits.push([start, end, ""]);
    } else if (isInlineScript(element) && attributes.size === 0 && content.includes("self.__next_f")) {
      const flight = readFlight(content);
      if (flight === undefined) return undefined;
      flights += 1;
      edits.push([start, end, `<script type="application/json" data-flight>${flight}</script>`]);
    } else if (isInlineScript(element)) {
      inlineScripts.push(content);
    }
  }
  if (turbopack === undefined || scripts.length === 0 || flights < 2 || !html.includes("</body>")) return undefined;
  const data = `{"scripts":${JSON.stringify(scripts)},"turbopack":${turbopack}}`;
  const bodyEnd = html.lastIndexOf("</body>");
  edits.push([
    bodyEnd,
    bodyEnd,
    `<script type="application/json" id="deferred-scripts">${data}</script><script>${loader}</script>`,
  ]);
  return { html: applyEdits(html, edits), inlineScripts: [...inlineScripts, loader] };
}

/** @param {PageElement} element */
function isPreload({ name, attributes }) {
  return name === "link" && attributes.get("rel") === "preload" && attributes.get("as") === "script";
}

/**
 * Scripts marked `nomodule` stay: browsers that know modules never load them.
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
 * One chunk of the data that React hydrates from, as JSON.
 * @param {string} content
 */
function readFlight(content) {
  return asJson(/^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s.exec(content)?.[1]);
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
  let at = 0;
  for (const [start, end, replacement] of edits.sort((a, b) => a[0] - b[0])) {
    result += html.slice(at, start) + replacement;
    at = end;
  }
  return result + html.slice(at);
}
