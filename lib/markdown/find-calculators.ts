import { parseCalculator } from "./parse-calculator";

/** A calculator block of a text. */
export type FoundCalculator = {
  /** Its content, without the fences. */
  code: string;
  /** The line of its first fence in the text, from 1. */
  line: number;
};

/** The calculator blocks of a text, without those that stand in another block as an example. */
export function findCalculators(text: string): FoundCalculator[] {
  // Most texts have none.
  if (!text.includes("calculator")) return [];
  const found: FoundCalculator[] = [];
  let block: { fence: string; isCalculator: boolean; line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (block) {
      if (!isEnd(line, block.fence)) block.lines.push(line);
      else {
        if (block.isCalculator) found.push({ code: block.lines.join("\n"), line: block.line });
        block = undefined;
      }
      continue;
    }
    const [start, fence = "", language = ""] = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)/.exec(line) ?? [];
    if (start !== undefined) block = { fence, isCalculator: language === "calculator", line: index + 1, lines: [] };
  }
  return found;
}

function isEnd(line: string, fence: string): boolean {
  const end = line.trim();
  return end.length >= fence.length && end === (fence[0] ?? "").repeat(end.length);
}

/** The calculators of a text, parsed, with the lines on which they begin. */
export function parseCalculators(text: string) {
  return findCalculators(text).map(({ code, line }) => ({ ...parseCalculator(code), line }));
}

/** The apps whose costs a text counts. */
export function calculatedApps(text: string): string[] {
  return parseCalculators(text).flatMap(({ calculator }) => calculator?.apps ?? []);
}
