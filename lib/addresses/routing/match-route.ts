/** The values of a route's parameters in an address, by name. */
export type RouteParams = Readonly<Record<string, string>>;

/**
 * Creates a function that finds the items for an address: the one with exactly this route, or all whose route matches.
 * @param registered Items with a `route` as Next.js names it, such as "/blog/[slug]".
 */
export function createRouteMatcher<One extends { route: string }>(registered: readonly One[]) {
  const exact = new Map(registered.map((one) => [one.route, one]));
  const varying = registered
    .filter(({ route }) => route.includes("["))
    .map((one) => ({ one, parts: getParts(one.route) }));

  return (path: string): { one: One; params: RouteParams }[] => {
    const found = exact.get(path);
    if (found) return [{ one: found, params: {} }];
    const segments = getParts(path);
    return varying.flatMap(({ one, parts }) => {
      const params = readParams(parts, segments);
      return params ? [{ one, params }] : [];
    });
  };
}

function getParts(path: string): string[] {
  return path.slice(1).split("/");
}

function readParams(parts: readonly string[], segments: readonly string[]): RouteParams | undefined {
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    const [, name] = /^\[(\w+)\]$/.exec(part) ?? [];
    // "page" is the segment before page numbers, and never a slug.
    if (name === undefined ? part !== segment : segment === "page") return undefined;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}
