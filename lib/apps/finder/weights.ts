import type { Scoring } from "../../content/schemas/scoring-schema";
import type { Points } from "../../content/scoring/points";
import type { FindCriteria } from "./criteria";

/** How much one criterion of the method counts. */
export type Weight = {
  id: string;
  title: string;
  /** What the reader has chosen, or what the method gives: the most points that the criterion gives. */
  value: number;
  /** What the method gives, as a slider shows it. */
  published: number;
  isChanged: boolean;
};

/** The weights that an address asks for, in the order of the method, and the names in it that are not known. */
export function getWeights({ weights }: Pick<FindCriteria, "weights">, { criteria }: Pick<Scoring, "criteria">) {
  const chosen = new Map(weights);
  const known = criteria.flatMap(({ id, title, score }): Weight[] => {
    if (id === undefined) return [];
    const published = Math.round(score);
    const value = chosen.get(id) ?? published;
    const isChanged = value !== published;
    return [{ id, title, value: isChanged ? value : score, published, isChanged }];
  });
  const unknown = [...chosen.keys()].filter((id) => !known.some((weight) => weight.id === id));
  return { weights: known, unknown };
}

/**
 * The share of points that an app has earned, 0 to 1, each criterion counted by its weight; `undefined` where nothing that
 * counts was tested.
 */
export function weighPoints({ criteria }: Pick<Points, "criteria">, weights: readonly Weight[]): number | undefined {
  const getWeight = new Map(weights.map(({ id, value }) => [id, value]));
  const counted = criteria.map(({ id, points, of }) => ({ weight: getWeight.get(id) ?? 0, share: points / of }));
  const sum = counted.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return undefined;
  const weighed = counted.reduce((total, { weight, share }) => total + weight * share, 0) / sum;
  // Sums of fractions differ in their last digits by the order in which they are added.
  return Math.round(weighed * 1e9) / 1e9;
}
