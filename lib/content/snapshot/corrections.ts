import type { Route } from "next";
import { routes } from "../../site/routes";
import type { Review } from "../entry-types";
import type { Correction } from "../schemas/source-schema";
import { appsByName, reviewsByApp } from "./apps";
import { newestFirst } from "./entry-dates";
import type { Snapshot } from "./snapshot";

/** A correction of ours, where readers find it. */
export type ListedCorrection = Correction & {
  /** Its anchor on the page of the entry: "correction-2025-07-01", "correction-2025-07-01.2" for the second of a day. */
  id: string;
};

/** A correction with the entry in which it stands. */
export type EntryCorrection = ListedCorrection & {
  /** Title of the entry, or the name of an app without one. */
  title: string;
  /** The page on which it stands. */
  path: Route;
  /** Whether the entry came with the starter. */
  isSample: boolean;
};

type Corrected = { corrections?: readonly Correction[] | undefined };

/**
 * The corrections of an entry and of what is known of its app, newest first. The id of each stays when others are added,
 * unless they are of the same day.
 */
export function correctionsOf(entry: Corrected, product?: Corrected): ListedCorrection[] {
  const counts = new Map<string, number>();
  const numbered = [...(entry.corrections ?? []), ...(product?.corrections ?? [])].map((correction) => {
    const count = (counts.get(correction.date) ?? 0) + 1;
    counts.set(correction.date, count);
    return { ...correction, id: `correction-${correction.date}${count === 1 ? "" : `.${count}`}` };
  });
  return newestFirst(numbered);
}

/** The corrections on the page of a review: of the review, and of what is known of its app. */
export function correctionsOfReview(snapshot: Snapshot, review: Review): ListedCorrection[] {
  return correctionsOf(review, snapshot.productsBySlug.get(review.about ?? ""));
}

/** All corrections, newest first. Those of an app that nobody has reviewed lead to the form that compares it. */
export function listCorrections(snapshot: Snapshot): readonly EntryCorrection[] {
  return snapshot.once("corrections", () => {
    const posts = snapshot.posts.flatMap((post) => within(post, routes.post(post.slug), correctionsOf(post)));
    const reviews = snapshot.reviews.flatMap((review) =>
      within(review, routes.review(review.slug), correctionsOfReview(snapshot, review)),
    );
    const reviewed = reviewsByApp(snapshot);
    const apps = appsByName(snapshot)
      .filter(({ slug }) => !reviewed.has(slug))
      .flatMap((app) => within({ ...app, title: app.name }, routes.compare([app.slug]), correctionsOf(app)));
    return newestFirst(posts, reviews, apps);
  });
}

type Titled = { title: string; sample: boolean };

function within({ title, sample }: Titled, path: Route, corrections: readonly ListedCorrection[]): EntryCorrection[] {
  return corrections.map((correction) => ({ ...correction, title, path, isSample: sample }));
}
