import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { siteEntries } from "./site-entries";

/** All public pages, in the order in which they are likely to be asked for. */
export function firstPages(): ReadonlySet<string> {
  const { posts, reviews } = getSnapshot();
  return new Set([
    routes.home(),
    routes.reviews(),
    routes.blog(),
    ...reviews.map(({ slug }) => routes.review(slug)),
    ...posts.slice(0, limits.pageSize).map(({ slug }) => routes.post(slug)),
    ...siteEntries().map(({ path }) => path),
  ]);
}
