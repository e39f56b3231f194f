import { getAllCategories, getPostsInCategory } from "@/lib/content/snapshot/categories";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { byNewest } from "@/lib/content/snapshot/entry-dates";
import { warmUpSearch } from "@/lib/content/snapshot/site-search";
import { prepareSite } from "@/lib/media/site-pictures";
import { prepareCards } from "@/lib/previews/prepare-cards";
import { builtCards } from "@/lib/previews/site-cards";
import { runInSlices } from "@/lib/runtime/run-in-slices";
import type { WarmUpTask } from "@/lib/runtime/warm-up";
import { feedLength } from "@/lib/site/feeds/render-feed";
import { bodyHtml } from "./body-html";

/** What the first reader who searches and the first editor who publishes would otherwise wait for. */
export const warmUpTasks: readonly WarmUpTask[] = [
  { what: "search", prepare: warmUpSearch },
  { what: "the feeds", prepare: renderFeedBodies },
  { what: "the pictures", prepare: async () => void (await prepareSite()) },
  { what: "the preview cards", prepare: () => prepareCards(builtCards()) },
];

/** Feeds are made at build, but of their texts every one is needed again when the first of them changes. */
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
