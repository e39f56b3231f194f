import type { AppData } from "../content/schemas/app-schema";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import { dayLength } from "../util/date";

/**
 * Whether something was looked up longer ago than it stays fresh.
 * @param checkedOn Like `day`, as `2025-06-28`.
 * @param staleAfter Days; on the last of them it is still fresh.
 */
export function isStale(checkedOn: string, staleAfter: number, day: string): boolean {
  return day >= staleFrom(checkedOn, staleAfter);
}

/** The first day on which it is stale: pages that show it are rendered again then. */
export function staleFrom(checkedOn: string, staleAfter: number): string {
  return new Date(Date.parse(checkedOn) + (staleAfter + 1) * dayLength).toISOString().slice(0, 10);
}

/** If there are several answers and all are old, the days that all of them exceed, so that this is said once; else `undefined`. */
export function allOlderThan(answers: readonly { olderThan?: number | undefined }[]): number | undefined {
  const days = answers.flatMap(({ olderThan }) => olderThan ?? []);
  return days.length > 1 && days.length === answers.length ? Math.min(...days) : undefined;
}

/**
 * Answers and prices of an app that are old on a day, in the order of the file: each with the id of its question or plan, where it
 * stands, and the days for which it was fresh. Unknown answers do not grow old.
 */
export function listOld(
  { facts, plans }: Pick<AppData, "facts" | "plans">,
  { groups, staleAfter }: Pick<FactSheet, "groups" | "staleAfter">,
  day: string,
) {
  const own = new Map(groups.flatMap((group) => group.facts).map((question) => [question.id, question.staleAfter]));
  const dated: { id: string; path: (string | number)[]; staleAfter: number; checkedOn: string | undefined }[] = [
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
