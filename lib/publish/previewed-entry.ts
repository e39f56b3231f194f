import type { Post, RankedReview } from "../content/entry-types";
import type { Snapshot } from "../content/snapshot/snapshot";
import type { Preview } from "./preview-link";

/** An entry as a preview shows it, published or not. A review that is not published has no rank. */
export type PreviewedEntry =
  | { folder: "blog"; post: Post; state: string }
  | { folder: "reviews"; review: RankedReview; state: string };

/** The entry that a preview shows; `undefined` if there is none. */
export function previewedEntry({ folder, slug }: Preview, snapshot: Snapshot): PreviewedEntry | undefined {
  const { blog, reviews } = snapshot.library.collections;
  if (folder === "blog") {
    const entry = blog.find((one) => one.slug === slug);
    return entry && { folder, post: snapshot.postOf(entry), state: getState(entry.data, snapshot.day) };
  }
  const entry = reviews.find((one) => one.slug === slug);
  if (!entry) return undefined;
  const rank = snapshot.rankingBySlug.get(slug)?.rank;
  return { folder, review: { ...snapshot.reviewOf(entry), rank }, state: getState(entry.data, snapshot.day) };
}

/** Whether readers see an entry: "draft", "scheduled for 2025-06-28" or "published". */
function getState({ draft, date }: { draft: boolean; date: string }, day: string): string {
  if (draft) return "draft";
  return date > day ? `scheduled for ${date}` : "published";
}
