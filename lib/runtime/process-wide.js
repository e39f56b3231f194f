// @ts-check

const wide = /** @type {{ siteValues?: Map<string, unknown> }} */ (globalThis);

/**
 * A value that the whole process shares, created at first use. Module state is not enough: it exists once per bundle,
 * and pages, route handlers, the middleware and instrumentation.ts are separate bundles. The page cache imports this
 * file unbundled, so it is JavaScript.
 * @template Value
 * @param {string} name One name has one type: a value that two places need is got by one function, which both call.
 * @param {() => Value} create
 * @returns {Value}
 */
export function processWide(name, create) {
  wide.siteValues ??= new Map();
  const values = wide.siteValues;
  if (!values.has(name)) values.set(name, create());
  return /** @type {Value} */ (values.get(name));
}

/**
 * Whether a value has been created.
 * @param {string} name
 */
export function hasProcessWide(name) {
  return wide.siteValues?.has(name) ?? false;
}

/**
 * Deletes a value, so that its next use creates it again.
 * @param {string} name
 */
export function forgetProcessWide(name) {
  wide.siteValues?.delete(name);
}
