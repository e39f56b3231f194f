import { getAllCategories, getPostsInCategory } from "../content/snapshot/categories";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { byNewest } from "../content/snapshot/entry-dates";
import { bodyHtml } from "../machines/feeds/body-html";
import { feedLength } from "../machines/feeds/render-feed";
import { siteEntries } from "../machines/sitemap/site-entries";
import { prepareCards } from "../pictures/previews/prepare-cards";
import { builtCards } from "../pictures/previews/site-cards";
import { prepareSite } from "../pictures/site-pictures";
import { warmUpSearch } from "../search/site-search";
import { limits } from "../util/limits";
import { routes } from "../util/routes";
import { runInSlices } from "../util/run-in-slices";
import type { WarmUpTask } from "./warm-up";

/** Work that the first search and the first feeds would otherwise have to wait for. */
export const warmUpTasks: readonly WarmUpTask[] = [
  { what: "preparing search", prepare: warmUpSearch },
  { what: "preparing the feeds", prepare: renderFeedBodies },
  { what: "preparing the pictures", prepare: async () => void (await prepareSite()) },
  { what: "preparing the preview cards", prepare: () => prepareCards(builtCards()) },
];

/** A build renders the feeds, but not in this process: the first change would render the text of every entry. */
async function renderFeedBodies(): Promise<void> {
  const { posts, reviews } = getSnapshot();
  const newest = [...posts, ...reviews].sort(byNewest).slice(0, feedLength);
  const listed = getAllCategories().flatMap((category) => getPostsInCategory(category).slice(0, feedLength));
  const entries = new Set([...newest, ...listed]).values();
  await runInSlices(() => {
    const { value, done } = entries.next();
    if (!done) bodyHtml(value);
    return done === true;
  });
}

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
