import { routes } from "../util/routes";
import { endpoints } from "./endpoints";
import { pageKinds } from "./pages";

/** First segments that lib/addresses/routing/resolve-request.ts handles without a folder in app/. */
const redirectedSegments = ["images", "review"];

/** First segments that are in use, so that no category and no page of content/pages may have this slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...redirectedSegments,
  ...[...pageKinds, ...endpoints]
    .map(({ route }) => route.split("/")[1] ?? "")
    // The main blog is the category with this slug.
    .filter((segment) => /^[a-z0-9-]+$/.test(segment) && `/${segment}` !== routes.blog()),
]);

/** Whether a slug would clash with the page numbers of listings, with pages of Next.js, or with what sub-ids call the home page. */
export function isReservedSlug(slug: string): boolean {
  return slug === "page" || slug === "index" || slug === "home" || /^\d+$/.test(slug);
}
