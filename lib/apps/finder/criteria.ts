import { z } from "zod";
import { packSegment, unpackSegment } from "../../util/packed-segment";

/** What a reader asks of an app, as an address says it. Names in it need not be known. */
const criteriaSchema = z.object({
  /** The most that one month may cost, in whole cents of US dollars. */
  month: z.number().optional(),
  /** The most that twelve months may cost. */
  year: z.number().optional(),
  /** Whether there must be a free plan. */
  free: z.boolean(),
  /** Where it must run: all of them. */
  platforms: z.array(z.string()).readonly(),
  /** Of which kind it must be: one of them. */
  kinds: z.array(z.string()).readonly(),
  /** Whether it must have content for adults, or be without. */
  adult: z.enum(["yes", "no"]).optional(),
  /** Ids of questions that must have the better answer. */
  facts: z.array(z.string()).readonly(),
  /** How much criteria of the method count, 0 to 10, each with its id; the others count as the method says. */
  weights: z.array(z.tuple([z.string(), z.number()])).readonly(),
  /** How many parts of the address could not be read. */
  unread: z.number(),
});

export type FindCriteria = z.infer<typeof criteriaSchema>;

/** Nothing asked: every app fits, in the order of the method. */
export const noCriteria: FindCriteria = {
  ...{ free: false, platforms: [], kinds: [], facts: [], weights: [], unread: 0 },
};

/** Whether the address asks for nothing. */
export function isEmptyCriteria(criteria: FindCriteria): boolean {
  const { month, year, free, platforms, kinds, adult, facts, weights, unread } = criteria;
  const lists = [platforms, kinds, facts, weights];
  return !free && unread === 0 && [month, year, adult].every((one) => one === undefined) && !lists.flat().length;
}

/** What is asked as one path segment. */
export function packCriteria(criteria: FindCriteria): string {
  return packSegment(criteria);
}

/** What is asked by a segment from `packCriteria`. Throws on any other. */
export function unpackCriteria(packed: string): FindCriteria {
  return unpackSegment(criteriaSchema, packed);
}
