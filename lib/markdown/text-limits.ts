import { type LimitDiagnostic, type LimitName, limitDiagnostic, textLimits } from "./limit-diagnostic";
import { readPrefix } from "./read-prefix";

/** What begins or ends something inside a paragraph, or makes an address a link. A long row of signs counts as several. */
const marks = /[*_~`]{1,4}|[[\]{}<@&\\]|:\/\/|www\./g;

/** Nothing but these, with a dash, is what divides the head of a table from its rows. */
const tableRule = /^[-|:> \t]*$/;

/** What makes a heading of the line above it, or a rule. */
const underline = /^[> \t]*(?:-+|=+)[ \t]*$/;

const chartFence = /(?:`{3}|~{3})[ \t]*chart/;

const countedNames = ["parts", "headings", "tags", "charts", "blockCharacters", "blockMarks"] as const;

/**
 * The limits that a markdown text goes beyond, each once, where it does first. Looks at each character a few times and
 * parses nothing, and stops where the text is too long; so it can be asked before anything else looks at the text.
 * @param firstLine Line of the file on which the text begins.
 */
export function findTextLimits(markdown: string, firstLine = 1): LimitDiagnostic[] {
  const diagnostics = new Map<LimitName, LimitDiagnostic>();
  const counts = { parts: 0, headings: 0, tags: 0, charts: 0, blockCharacters: 0, blockMarks: 0 };
  /** Of the table that this block may be: short rows are filled up to them. */
  let columns = 0;
  const lines = markdown.slice(0, textLimits.characters).split(/\r\n|\r|\n/);
  const check = (name: LimitName, count: number, line: number, column = 1) => {
    if (count > textLimits[name] && !diagnostics.has(name)) diagnostics.set(name, limitDiagnostic(name, line, column));
  };
  for (const [index, line] of lines.entries()) {
    const number = firstLine + index;
    counts.parts += 1;
    if (!/[^ \t]/.test(line)) {
      check("parts", counts.parts, number);
      Object.assign(counts, { blockCharacters: 0, blockMarks: 0 });
      columns = 0;
      continue;
    }
    const { containers, depth, end } = readPrefix(line);
    const found = line.match(marks)?.length ?? 0;
    const pipes = countOf(line, "|");
    if (line.includes("-") && tableRule.test(line)) columns = Math.max(columns, pipes);
    counts.parts += containers + found + Math.max(pipes, columns);
    counts.blockMarks += found;
    counts.blockCharacters += line.length;
    counts.tags += countOf(line, "<");
    if (line[end] === "#" || underline.test(line)) counts.headings += 1;
    if (chartFence.test(line)) counts.charts += 1;
    for (const name of countedNames) check(name, counts[name], number);
    check("nesting", depth, number, end + 1);
    // A row has a line between each two cells, and may begin and end with one.
    check("columns", columns - 1, number);
  }
  check("characters", markdown.length, firstLine + lines.length - 1);
  return [...diagnostics.values()];
}

function countOf(line: string, sign: string): number {
  let count = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) count += 1;
  return count;
}
