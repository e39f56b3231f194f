/** What a reader asks of an app, as an address says it. Names in it need not be known. */
export type FindCriteria = {
  /** The most that one month may cost, in whole cents of US dollars. */
  month?: number | undefined;
  /** The most that twelve months may cost. */
  year?: number | undefined;
  /** Whether there must be a free plan. */
  free: boolean;
  /** Where it must run: all of them. */
  platforms: readonly string[];
  /** Of which kind it must be: one of them. */
  kinds: readonly string[];
  /** Whether it must have content for adults, or be without. */
  adult?: "yes" | "no" | undefined;
  /** Ids of questions that must have the better answer. */
  facts: readonly string[];
  /** How much criteria of the method count, 0 to 10, each with its id; the others count as the method says. */
  weights: readonly [id: string, weight: number][];
  /** Whether apps are in the order of their way out: the fewest steps to cancel first. */
  byWayOut: boolean;
  /** How many parts of the address could not be read. */
  unread: number;
};

/** Nothing asked: every app fits, in the order of the method. */
export const noCriteria: FindCriteria = {
  free: false,
  platforms: [],
  kinds: [],
  facts: [],
  weights: [],
  byWayOut: false,
  unread: 0,
};

/** Whether the address asks for nothing. */
export function isEmptyCriteria(criteria: FindCriteria): boolean {
  const { month, year, free, platforms, kinds, adult, facts, weights, byWayOut, unread } = criteria;
  const lists = [platforms, kinds, facts, weights];
  return (
    !free && !byWayOut && unread === 0 && [month, year, adult].every((one) => one === undefined) && !lists.flat().length
  );
}
