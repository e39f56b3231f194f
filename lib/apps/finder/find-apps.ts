import type { FactSheet } from "../../content/schemas/fact-sheet-schema";
import type { Scoring } from "../../content/schemas/scoring-schema";
import type { Points } from "../../content/scoring/points";
import { byName, compareText } from "../../util/order";
import { getConditions, type JudgedApp } from "./conditions";
import type { FindCriteria } from "./criteria";
import type { Judgement } from "./judge-prices";
import { getWeights, weighPoints } from "./weights";

/** An app to be found, with the points of its newest test. */
export type AppToFind = {
  slug: string;
  name: string;
  product: JudgedApp;
  /** Absent where nobody has tested it. */
  points?: Points | undefined;
  /** Steps to cancel, on the shortest way that a test has recorded; absent where none has. */
  stepsOut?: number | undefined;
  /** Its place in the published ranking, which decides between apps with the same points. */
  rank?: number | undefined;
};

/** An app with what was found of it. */
export type FinderMatch<App> = {
  app: App;
  /** The share of points that it has earned by the reader's weights, 0 to 1; absent where nobody has tested it. */
  share?: number | undefined;
  /** One for each condition, in their order. */
  judgements: readonly (Judgement & { id: string })[];
};

/** What the apps are held against: the questions, the method, and today as `2025-06-28`. */
export type FindContext = {
  sheet: Pick<FactSheet, "groups" | "kinds" | "staleAfter">;
  method: Pick<Scoring, "criteria">;
  day: string;
};

/**
 * The apps that meet what is asked, those that nobody knows enough of, and those that do not; each best first by the
 * reader's weights, and apps without a test after all others, by name.
 */
export function findApps<App extends AppToFind>(apps: readonly App[], criteria: FindCriteria, context: FindContext) {
  const { conditions } = getConditions(criteria, context.sheet, context.day);
  const { weights } = getWeights(criteria, context.method);
  const found = apps
    .map(
      (app): FinderMatch<App> => ({
        app,
        share: app.points && weighPoints(app.points, weights),
        judgements: conditions.map(({ id, judge }) => ({ id, ...judge(app.product) })),
      }),
    )
    .sort(criteria.byWayOut ? byWayOut : byPoints);
  const has = (outcome: Judgement["outcome"]) => (one: FinderMatch<App>) =>
    one.judgements.some((judgement) => judgement.outcome === outcome);
  const possible = found.filter((one) => !has("failed")(one));
  return {
    fitting: possible.filter((one) => !has("unknown")(one)),
    notKnown: possible.filter(has("unknown")),
    failing: found.filter(has("failed")),
  };
}

function byWayOut(a: FinderMatch<AppToFind>, b: FinderMatch<AppToFind>): number {
  const steps = ({ app }: FinderMatch<AppToFind>) => app.stepsOut ?? Number.MAX_SAFE_INTEGER;
  return steps(a) - steps(b) || byPoints(a, b);
}

function byPoints(
  { app: a, share: ofA }: FinderMatch<AppToFind>,
  { app: b, share: ofB }: FinderMatch<AppToFind>,
): number {
  return (
    Number(ofA === undefined) - Number(ofB === undefined) ||
    (ofB ?? 0) - (ofA ?? 0) ||
    (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER) ||
    byName(a, b) ||
    compareText(a.slug, b.slug)
  );
}
