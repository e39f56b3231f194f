/**
 * Packages without a state or a look at the page. Each worker of Jest loads them once: for each test file anew, as everything else, reading
 * and compiling their hundreds of files would take longer than most tests.
 */
export const packages = [
  "gray-matter",
  "hast-util-from-html",
  "hast-util-to-mdast",
  "hast-util-to-string",
  "image-size",
  "mdast-util-to-string",
  "parse5",
  "rehype-sanitize",
  "rehype-slug",
  "rehype-stringify",
  "remark",
  "remark-gfm",
  "remark-html",
  "remark-rehype",
  "remark-stringify",
  "unified",
  "unist-util-visit",
  "yaml",
  "zod",
];

let modules;

/** Hands them to the test files of an environment, where load-package.cjs asks for them. */
export async function handOver(global) {
  // Not before: while Jest loads an environment, it compiles all that is loaded.
  modules ??= await Promise.all(packages.map((name) => import(name)));
  // What Jest makes of a module has this mark, by which its default export is told from the rest.
  global.loadedPackages = Object.fromEntries(
    modules.map((all, index) => [packages[index], { __esModule: true, ...all }]),
  );
  // What these packages throw at a text that is nested too deeply is a RangeError of the worker, not of the test.
  const isOwn = global.Function.prototype[Symbol.hasInstance];
  Object.defineProperty(global.RangeError, Symbol.hasInstance, {
    value: (one) => isOwn.call(global.RangeError, one) || one instanceof RangeError,
  });
}
