import { endpoints } from "../site/endpoints";
import { pageKinds } from "../site/pages";
import { escapeRegExp } from "../util/escape";

type Pattern = { route: string; matches: RegExp; parameters: number };

const patterns: readonly Pattern[] = [...pageKinds.map(({ route }) => route), ...endpoints.map(({ route }) => route)]
  .map((route) => ({
    route,
    matches: new RegExp(
      `^${route
        .split(/\[[^\]]+\]/)
        .map(escapeRegExp)
        .join("[^/]+")}$`,
    ),
    parameters: route.split("[").length - 1,
  }))
  .sort((a, b) => a.parameters - b.parameters || b.route.length - a.route.length);

/**
 * The route of an address, from a closed list: that of pages and route handlers, `static` for files of the build, `file` for
 * others with an ending, and `other`. Never the address itself: it may hold what a reader has typed.
 * @param url Path and query, as a request has them.
 */
export function routeLabel(url: string): string {
  const [path = "/"] = url.split("?");
  if (path.startsWith("/_next/")) return "static";
  const found = patterns.find(({ matches }) => matches.test(path))?.route;
  // A file name such as /favicon.ico looks like the name of a category.
  if (found === undefined || (found === "/[slug]" && path.includes("."))) return path.includes(".") ? "file" : "other";
  return found;
}
