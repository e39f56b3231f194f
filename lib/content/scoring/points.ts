import type { Criterion } from "../schemas/scoring-schema";

/** Points for one criterion of the published method. */
type CriterionPoints = {
  id: string;
  title: string;
  points: number;
  /** The most points that the criterion gives. */
  of: number;
};

/** What an app has earned in a test, in tenths of a point. */
export type Points = {
  /** In the order of the method. A criterion for which the record gives no points is left out. */
  criteria: readonly CriterionPoints[];
  /** The sum, like 47.9. */
  total: number;
  /** The most points that these criteria give together, like 50. */
  of: number;
};

/** Adds up the points of a test record. @param scores Points by the id of the criterion. */
export function addPoints(
  scores: Readonly<Record<string, number>>,
  method: readonly Pick<Criterion, "id" | "title" | "score">[],
): Points {
  const criteria = method.flatMap(({ id, title, score: of }) => {
    const points = id === undefined ? undefined : scores[id];
    return id === undefined || points === undefined ? [] : [{ id, title, points, of }];
  });
  return { criteria, total: addUp(criteria, ({ points }) => points), of: addUp(criteria, ({ of }) => of) };
}

/** In tenths, so that 9.5 + 9.8 + 9.2 + 9.9 + 9.5 is 47.9 and no fraction of it. */
function addUp<Item>(items: readonly Item[], valueIn: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + Math.round(valueIn(item) * 10), 0) / 10;
}
