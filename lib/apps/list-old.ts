import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { ProductData } from "../content/schemas/product-schema";
import { isStale } from "./freshness";

/** What was looked up longer ago than it stays fresh. */
export type OldPart = {
  /** The question's or the plan's. */
  id: string;
  /** Where it stands in the file. */
  path: (string | number)[];
  checkedOn: string;
  /** Days for which it was fresh. */
  staleAfter: number;
};

/** Answers and prices of an app that are old on a day, in the order of the file. Unknown answers do not grow old. */
export function listOld(
  { facts, plans }: Pick<ProductData, "facts" | "plans">,
  { groups, staleAfter }: Pick<FactSheet, "groups" | "staleAfter">,
  day: string,
): OldPart[] {
  const own = new Map(groups.flatMap((group) => group.facts).map((question) => [question.id, question.staleAfter]));
  const dated = [
    ...Object.entries(facts).map(([id, { answer, checkedOn }]) => ({
      id,
      path: ["facts", id, "checkedOn"],
      staleAfter: own.get(id) ?? staleAfter.facts,
      checkedOn: answer === "unknown" ? undefined : checkedOn,
    })),
    ...plans.map(({ id, checkedOn }, index) => ({
      id,
      path: ["plans", index, "checkedOn"],
      staleAfter: staleAfter.plans,
      checkedOn,
    })),
  ];
  return dated.flatMap(({ checkedOn, ...part }) =>
    checkedOn !== undefined && isStale(checkedOn, part.staleAfter, day) ? [{ ...part, checkedOn }] : [],
  );
}
