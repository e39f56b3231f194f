// @ts-check
import { readFileSync } from "node:fs";
import { readAttribute, readScripts } from "./read-scripts.js";

/** @typedef {import("./read-scripts.js").ScriptTag} ScriptTag */

/** The loader as it is printed: comments and indentation left out. */
export const loader = readFileSync(new URL("./loader.js", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//"))
  .join("\n");

/**
 * Takes the framework's scripts out of a page and puts the loader in, which brings them back when the reader first touches
 * the page (docs/decisions/010-static-until-touched.md). The data that Next prints for React becomes data blocks, which
 * the browser does not run.
 * @param {string} html A page as Next prerendered it.
 * @returns {string | undefined} `undefined` when the page has not the shape that is expected of this version of Next: it
 *   is then served as it is.
 */
export function holdScripts(html) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string | undefined} */
  let turbopack;
  /** @type {[number, number, string][]} */
  const edits = [];
  let flights = 0;

  for (const script of readScripts(html)) {
    const src = readAttribute(script.attributes, "src");
    if (src !== undefined) {
      // Browsers that know modules never load what is marked `nomodule`.
      if (readAttribute(script.attributes, "nomodule") !== undefined) continue;
      if (readAttribute(script.attributes, "async") === undefined || !src.startsWith("/_next/static/")) continue;
      scripts.push(src);
      edits.push([script.start, script.end, ""]);
    } else if (readAttribute(script.attributes, "id") === "_R_") {
      turbopack = readTurbopackEntry(script.content);
      edits.push([script.start, script.end, ""]);
    } else if (script.attributes === "" && script.content.includes("self.__next_f")) {
      const flight = readFlight(script.content);
      if (flight === undefined) return undefined;
      flights += 1;
      edits.push([script.start, script.end, `<script type="application/json" data-flight>${flight}</script>`]);
    }
  }
  if (turbopack === undefined || scripts.length === 0 || flights < 2 || !html.includes("</body>")) return undefined;
  for (const match of html.matchAll(/<link rel="preload" as="script"[^>]*>/g)) {
    edits.push([match.index, match.index + match[0].length, ""]);
  }
  const held = `<script type="application/json" id="held-scripts">{"scripts":${JSON.stringify(scripts)},"turbopack":${turbopack}}</script>`;
  const end = html.lastIndexOf("</body>");
  edits.push([end, end, `${held}<script>${loader}</script>`]);
  return applyEdits(html, edits);
}

/**
 * The entry point that Turbopack is told of, as JSON.
 * @param {string} content
 */
function readTurbopackEntry(content) {
  return asJson(
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s.exec(content)?.[1],
  );
}

/**
 * One piece of the data that React hydrates from, as JSON.
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
