// @ts-check

/** @typedef {import("./process-wide-values").ProcessWideValues} Values */

const wide = /** @type {{ siteValues?: Map<string, unknown> }} */ (globalThis);

/**
 * A value that the whole process shares, made when first asked for. Module state exists once per bundle, and pages, route
 * handlers, the middleware and the start of the server are bundled apart; Node loads the page cache from this very file.
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

/** Makes the value anew when it is next asked for. @param {keyof Values} name */
export function forgetProcessWide(name) {
  wide.siteValues?.delete(name);
}
