import type { Route } from "next";
import type { App, Review } from "../content/entry-types";
import { pageDocuments } from "../content/names";
import type { Correction } from "../content/schemas/source-schema";
import { addPoints } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { newestFirst } from "../content/site/entry-dates";
import { allPosts, allReviews, appsBySlug, retractedTestsByApp, type Site, testsByApp } from "../content/site/site";
import { formatDate } from "../util/date";
import { memo } from "../util/memo";
import { formatScore } from "../util/number";
import { routes } from "../util/routes";
import { appsByName, reviewsByApp } from "./apps";
import { numberRepeats } from "./changes";

/** One of our corrections, where readers find it. */
export type ListedCorrection = Correction & {
  /** Its anchor on the page of the entry: "correction-2025-07-01", "correction-2025-07-01.2" for the second of a day. */
  id: string;
};

/** A correction with its entry. */
export type EntryCorrection = ListedCorrection & {
  /** Title of the entry, or the name of an app without one. */
  title: string;
  /** The page on which it is shown. */
  path: Route;
  /** Whether the entry came with the starter. */
  isSample: boolean;
};

type Corrected = { corrections?: readonly Correction[] | undefined };

/**
 * The corrections of what one page shows (an entry, what is known about its app, the tests of it), newest first. The id of each
 * stays when others are added, unless they are of the same day.
 */
export function getCorrections(...shown: readonly (Corrected | undefined)[]): ListedCorrection[] {
  const all = shown.flatMap((one) => one?.corrections ?? []);
  const ids = numberRepeats(all.map(({ date }) => `correction-${date}`));
  return newestFirst(all.map((correction, index) => ({ ...correction, id: ids[index] ?? "" })));
}

/** The corrections on the page of a review: of the review, of what is known about its app, and of the tests of it. */
export function correctionsOfReview(site: Site, review: Review): ListedCorrection[] {
  const app = review.about ?? "";
  return getCorrections(review, appsBySlug(site).get(app), ...correctedTests(site, app));
}

/** The corrections of an app that nobody has reviewed: they are on the page that compares it. Otherwise none. */
export function correctionsOfApp(site: Site, app: App): ListedCorrection[] {
  if (reviewsByApp(site).has(app.slug)) return [];
  return getCorrections(app, ...correctedTests(site, app.slug));
}

/** The tests of an app with their corrections. That one is retracted is the last of them. */
function correctedTests(site: Site, app: string): Corrected[] {
  const method = getDocument(site, "site/scoring").criteria;
  const retracted = (retractedTestsByApp(site).get(app) ?? []).map((test): Corrected => {
    if (!test.retracted) return test;
    const { total, of } = addPoints(test.scores, method);
    const { date, why } = test.retracted;
    const what = `We have retracted our test of ${formatDate(test.date)}: ${why}`;
    return {
      corrections: [...test.corrections, { date, what, was: `${formatScore(total)} of ${of} points in that test.` }],
    };
  });
  return [...(testsByApp(site).get(app) ?? []), ...retracted];
}

/** All corrections, newest first. */
export const listCorrections = memo((site: Site): readonly EntryCorrection[] => {
  // Few of thousands have one.
  const corrected = allPosts(site).filter(({ corrections = [] }) => corrections.length > 0);
  const posts = corrected.flatMap((post) => within(post, routes.post(post.slug), getCorrections(post)));
  const reviews = allReviews(site).flatMap((review) =>
    within(review, routes.review(review.slug), correctionsOfReview(site, review)),
  );
  const apps = appsByName(site).flatMap((app) =>
    within({ ...app, title: app.name }, routes.compare([app.slug]), correctionsOfApp(site, app)),
  );
  return newestFirst(posts, reviews, apps, correctionsOfPages(site.library));
});

/** Those of authors, categories, and pages that are neither articles nor reviews. */
function correctionsOfPages({ collections, documents }: Site["library"]): EntryCorrection[] {
  const { authors, categories, pages } = collections;
  const ofDocuments = pageDocuments.flatMap((name) => documents[name] ?? []);
  return [
    ...authors.map(({ slug, data }) => ({ ...data, title: data.name, path: routes.author(slug) })),
    ...categories.map(({ slug, data }) => ({ ...data, title: data.name, path: routes.category(slug) })),
    ...[...ofDocuments, ...pages].map(({ slug, data }) => ({
      ...data,
      title: getHeading(data),
      path: routes.page(slug),
    })),
  ].flatMap(({ path, ...entry }) => within(entry, path, getCorrections(entry)));
}

/** The address of a correction: an anchor of the page on which it is. */
export function correctionAddress({ path, id }: Pick<EntryCorrection, "path" | "id">): Route {
  return `${path}#${id}` as Route;
}

/** The heading of a page, by whatever name its document has it. */
function getHeading(data: { title?: string; heading?: string; hero?: { headline: string } }): string {
  return data.title ?? data.heading ?? data.hero?.headline ?? "";
}

type Titled = { title: string; sample: boolean };

function within({ title, sample }: Titled, path: Route, corrections: readonly ListedCorrection[]): EntryCorrection[] {
  return corrections.map((correction) => ({ ...correction, title, path, isSample: sample }));
}
