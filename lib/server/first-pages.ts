import { getSnapshot } from "../content/snapshot/current-snapshot";
import { siteEntries } from "../machines/sitemap/site-entries";
import { limits } from "../util/limits";
import { routes } from "../util/routes";

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
