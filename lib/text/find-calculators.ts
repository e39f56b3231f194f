import { type FoundFence, findFences } from "./find-fences";
import { parseCalculator } from "./parse-calculator";

/** The calculator blocks of a text, without those that stand in another block as an example. */
export function findCalculators(text: string): FoundFence[] {
  return findFences(text, "calculator");
}

/** The calculators of a text, parsed, with the lines on which they begin. */
export function parseCalculators(text: string) {
  return findCalculators(text).map(({ code, line }) => ({ ...parseCalculator(code), line }));
}

/** The apps whose costs a text counts. */
export function calculatedApps(text: string): string[] {
  return parseCalculators(text).flatMap(({ calculator }) => calculator?.apps ?? []);
}
