import { clicksFolder, removeOldClicks } from "@/lib/clicks/click-log";
import { getAllCategories, getPostsInCategory } from "@/lib/content/snapshot/categories";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { byNewest } from "@/lib/content/snapshot/entry-dates";
import { warmUpSearch } from "@/lib/content/snapshot/site-search";
import { prepareSite } from "@/lib/media/site-pictures";
import { prepareCards } from "@/lib/previews/prepare-cards";
import { builtCards } from "@/lib/previews/site-cards";
import { getEnv } from "@/lib/runtime/env";
import { runInSlices } from "@/lib/runtime/run-in-slices";
import type { WarmUpTask } from "@/lib/runtime/warm-up";
import { feedLength } from "@/lib/site/feeds/render-feed";
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
