import { endpoints } from "./endpoints";
import { pageKinds } from "./pages";
import { routes } from "./routes";

/** First parts of addresses that no folder of app/ stands behind: see lib/site/routing/gate.ts. */
const leadingElsewhere = ["images", "review"];

/** First parts of addresses that are taken, so no category and no page of content/pages may be called so. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...leadingElsewhere,
  ...[...pageKinds, ...endpoints]
    .map(({ route }) => route.split("/")[1] ?? "")
    // The main blog is a category of this name.
    .filter((segment) => /^[a-z0-9-]+$/.test(segment) && `/${segment}` !== routes.blog()),
]);

/** Whether a slug would stand where listings have the numbers of their pages, or where Next.js has pages of its own. */
export function isReservedSlug(slug: string): boolean {
  return slug === "page" || slug === "index" || /^\d+$/.test(slug);
}
