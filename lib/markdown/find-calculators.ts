import { type FoundFence, findFences } from "./find-fences";
import { parseCalculator } from "./parse-calculator";

/** The calculator blocks of a text. */
export function findCalculators(text: string): FoundFence[] {
  return findFences(text, "calculator");
}

/** The apps whose costs a text counts. */
export function calculatedApps(text: string): string[] {
  return findCalculators(text).flatMap(({ code }) => parseCalculator(code).calculator?.apps ?? []);
}
