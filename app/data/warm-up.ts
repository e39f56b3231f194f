import { runInSlices } from "@/lib/config/run-in-slices";
import { getAllCategories, getPostsInCategory } from "@/lib/content/categories";
import { getAllPosts } from "@/lib/content/posts";
import { byNewest } from "@/lib/content/publishing";
import { getAllReviews } from "@/lib/content/reviews";
import { warmUpSearch } from "@/lib/content/search-index";
import type { WarmUpTask } from "@/lib/content/warm-up";
import { feedLength } from "@/lib/feeds/render-feed";
import { prepareSite } from "@/lib/media/site-pictures";
import { bodyHtml } from "./body-html";

/** What the first reader who searches and the first editor who publishes would otherwise wait for. */
export const warmUpTasks: readonly WarmUpTask[] = [
  { what: "search", prepare: warmUpSearch },
  { what: "the feeds", prepare: renderFeedBodies },
  { what: "the pictures", prepare: async () => void (await prepareSite()) },
];

/** Feeds are made at build, but of their texts every one is needed again when the first of them changes. */
async function renderFeedBodies(): Promise<void> {
  const newest = [...getAllPosts(), ...getAllReviews()].sort(byNewest).slice(0, feedLength);
  const listed = getAllCategories().flatMap((category) => getPostsInCategory(category).slice(0, feedLength));
  const entries = new Set([...newest, ...listed]).values();
  await runInSlices(() => {
    const { value, done } = entries.next();
    if (!done) bodyHtml(value);
    return done === true;
  });
}
