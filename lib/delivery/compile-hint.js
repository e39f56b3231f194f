// @ts-check
import { readScripts } from "./read-elements.js";

const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Tells the browser that what a script holds is called at once. It then compiles all of it while it reads the file, beside
 * the main thread, and not each function there when it is first called. Browsers that do not know the hint see a comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 * @param {string} source
 */
export function addCompileHint(source) {
  return source.startsWith(hint) ? source : hint + source;
}

/**
 * The paths of the framework's scripts that a page runs, deferred or not.
 * @param {string} html
 * @returns {string[]}
 */
export function listFrameworkScripts(html) {
  const sources = readScripts(html).flatMap(({ attributes, content }) => {
    if (attributes.get("id") === "deferred-scripts") return JSON.parse(content).scripts;
    const src = attributes.get("src");
    return src === undefined || attributes.has("nomodule") ? [] : [src];
  });
  return sources.map((src) => src.split("?")[0]).filter((path) => /^\/_next\/static\/[^?]+\.js$/.test(path));
}
