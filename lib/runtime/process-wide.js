// @ts-check

/** @typedef {import("./process-wide-values").ProcessWideValues} Values */

const wide = /** @type {{ siteValues?: Map<string, unknown> }} */ (globalThis);

/**
 * A value that the whole process shares, created at first use. Module state is not enough: it exists once per bundle,
 * and pages, route handlers, the middleware and instrumentation.ts are separate bundles. The page cache imports this
 * file unbundled, so it is JavaScript.
 * @template {keyof Values} Name
 * @param {Name} name
 * @param {() => Values[Name]} create
 * @returns {Values[Name]}
 */
export function processWide(name, create) {
  wide.siteValues ??= new Map();
  const values = wide.siteValues;
  if (!values.has(name)) values.set(name, create());
  return /** @type {Values[Name]} */ (values.get(name));
}

/**
 * Deletes a value, so that its next use creates it again.
 * @param {keyof Values} name
 */
export function forgetProcessWide(name) {
  wide.siteValues?.delete(name);
}
