import { getAllCategories, getPostsInCategory } from "@/lib/content/snapshot/categories";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { byNewest } from "@/lib/content/snapshot/entry-dates";
import { feedLength } from "@/lib/machines/feeds/render-feed";
import { clicksFolder, removeOldClicks } from "@/lib/offers/click-log";
import { prepareCards } from "@/lib/pictures/previews/prepare-cards";
import { builtCards } from "@/lib/pictures/previews/site-cards";
import { prepareSite } from "@/lib/pictures/site-pictures";
import { getEnv } from "@/lib/runtime/env";
import { warmUpSearch } from "@/lib/search/site-search";
import type { WarmUpTask } from "@/lib/server/warm-up";
import { runInSlices } from "@/lib/util/run-in-slices";
import { bodyHtml } from "./body-html";

/** Work that the first search and the first feeds would otherwise have to wait for. */
export const warmUpTasks: readonly WarmUpTask[] = [
  { what: "search", prepare: warmUpSearch },
  { what: "the feeds", prepare: renderFeedBodies },
  { what: "the pictures", prepare: async () => void (await prepareSite()) },
  { what: "the clicks of long ago", prepare: removeOldFiles },
  { what: "the preview cards", prepare: () => prepareCards(builtCards()) },
];

/** Also done at the first click of a day; a site without clicks keeps no old ones either. */
function removeOldFiles(): Promise<void> {
  const env = getEnv();
  return removeOldClicks(clicksFolder(env), env.clicksDays);
}

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
