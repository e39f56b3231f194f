const wide = globalThis as { siteValues?: Map<string, unknown> };

/**
 * A value that the whole process shares, made when first asked for. Pages, route handlers, the middleware and the start of
 * the server are bundled apart, so a variable of a module is there several times over.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  wide.siteValues ??= new Map();
  const values = wide.siteValues;
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}

/** Makes the value anew when it is next asked for. */
export function forgetProcessWide(name: string): void {
  wide.siteValues?.delete(name);
}
