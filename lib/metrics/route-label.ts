import { matchEndpoints, matchPages } from "../addresses/page-addresses";

/**
 * The route of an address, from a closed list: that of pages and route handlers, `static` for files of the build, `file` for
 * others with an ending, and `other`. Never the address itself: it may hold what a reader has typed.
 * @param url Path and query, as a request has them.
 */
export function routeLabel(url: string): string {
  const [path = "/"] = url.split("?");
  if (path.startsWith("/_next/")) return "static";
  if (!path.startsWith("/")) return "other";
  const [found] = [...matchEndpoints(path), ...matchPages(path)];
  // A file name such as /favicon.ico looks like the name of a category.
  if (!found || (found.one.route === "/[slug]" && path.includes("."))) return path.includes(".") ? "file" : "other";
  return found.one.route;
}
