import type { Snapshot } from "../content/snapshot/snapshot";
import { compareText } from "../util/order";
import { appsByName, reviewsByApp } from "./apps";
import { getFacts } from "./product-facts";

/** An app in which something that a law asks was seen or is stated. */
export type LawfulApp = {
  name: string;
  slug: string;
  /** Slug of its review, where there is one. */
  review?: string | undefined;
  picture?: string | undefined;
  checkedOn?: string | undefined;
  isSample: boolean;
};

/** A law as readers see it on a day. */
export type ListedLaw = {
  slug: string;
  title: string;
  region: string;
  of: string;
  from: string;
  isInEffect: boolean;
  url: string;
  /** Absent while no editor has read the official text. */
  checkedOn?: string | undefined;
  asks: readonly {
    what: string;
    /** Absent where none of our questions shows it. */
    apps?: { observed: readonly LawfulApp[]; stated: readonly LawfulApp[]; unknown: number; all: number } | undefined;
  }[];
};

/** All laws, those that came first at the top, each with the apps in which we saw done what it asks. */
export function listLaws(snapshot: Snapshot): readonly ListedLaw[] {
  return snapshot.once("laws", () =>
    [...snapshot.library.collections.laws]
      .sort((a, b) => compareText(a.data.from, b.data.from) || compareText(a.slug, b.slug))
      .map(({ slug, data: { asks, ...law } }) => ({
        slug,
        ...law,
        isInEffect: law.from <= snapshot.day,
        asks: asks.map(({ what, question }) => ({
          what,
          apps: question === undefined ? undefined : appsThat(snapshot, question),
        })),
      })),
  );
}

/** "Yes" and "partly" count as done; what nobody knows is counted and never taken for a no. */
function appsThat(snapshot: Snapshot, question: string) {
  const sheet = snapshot.library.documents["site/fact-sheet"]?.data;
  if (!sheet) return undefined;
  const answers = appsByName(snapshot).flatMap((app) => {
    const fact = getFacts(app, sheet, snapshot.day)
      .flatMap(({ facts }) => facts)
      .find(({ id }) => id === question);
    const review = reviewsByApp(snapshot).get(app.slug)?.slug;
    return fact ? [{ fact, app: { name: app.name, slug: app.slug, review, isSample: app.sample } }] : [];
  });
  if (answers.length === 0) return undefined;
  const done = (how: "observed" | "stated") =>
    answers
      .filter(({ fact }) => fact.seen === how && fact.tone !== "no")
      .map(({ fact, app }): LawfulApp => ({ ...app, picture: fact.picture, checkedOn: fact.checkedOn }));
  return {
    observed: done("observed"),
    stated: done("stated"),
    unknown: answers.filter(({ fact }) => fact.tone === "unknown").length,
    all: answers.length,
  };
}
