/**
 * What a text may hold. Each number is far beyond any real article (one of 10,000 words has 60,000 characters and some
 * 1,000 parts), and low enough that the slowest text within all of them renders in less than a second.
 */
export const textLimits = {
  /** Of a whole file. */
  characters: 200_000,
  /** Lines, also empty ones, items of lists, quotes, cells of tables, and marks as `marks` below counts them, code too. */
  parts: 5_000,
  /** Lines of dashes count: under a line of text they make it a heading. */
  headings: 300,
  /** Lists and quotes inside each other; two columns of indentation count as one of them. */
  nesting: 16,
  /** Between two empty lines: a paragraph, or a list or table without any. */
  blockCharacters: 20_000,
  blockMarks: 800,
  /** Of a table. */
  columns: 30,
  /** "<" signs: each may make the parser look through the rest of the block for its end. */
  tags: 500,
  charts: 50,
  /** Of the fields at the head of a file: columns of indentation, and brackets inside each other. */
  fieldIndent: 40,
  fieldBrackets: 32,
} as const;

/** One limit that a text goes beyond, where it does, in words for an editor. Both count from 1. */
export type LimitFault = { line: number; column: number; message: string };

/** What begins or ends something inside a paragraph, or makes an address a link. A long row of signs counts as several. */
const marks = /[*_~`]{1,4}|[[\]{}<@&]|:\/\/|www\./g;

/** Nothing but these, with a dash, is what divides the head of a table from its rows. */
const tableRule = /^[-|:> \t]*$/;

/** What makes a heading of the line above it, or a rule. */
const underline = /^[> \t]*(?:-+|=+)[ \t]*$/;

const chartFence = /(?:`{3}|~{3})[ \t]*chart/;

type LimitName = keyof typeof textLimits;

const messages: Record<LimitName, string> = {
  characters: "This file is too long. Divide it into several",
  parts:
    "This text has too many paragraphs, list items, table cells, links and other marks. Divide it into several articles",
  headings: "This text has too many headings and rules. Leave some out, or divide it into several articles",
  nesting: "Lists and quotes stand too deep in each other here. Use fewer levels",
  blockCharacters: "This paragraph, list or table is too long. Put an empty line where a new thought begins",
  blockMarks:
    "This paragraph, list or table has too many marks (links, emphasis, code). Put an empty line into it, or leave some out",
  columns: "This table is too wide. Leave columns out, or make two tables of it",
  tags: 'This text has too many "<". HTML is not read: write markdown, or "\\<" for the sign itself',
  charts: "This text has too many charts. Leave some out, or divide it into several articles",
  fieldIndent: "The fields stand too deep in each other here. Indent them less",
  fieldBrackets: 'The fields have too many "[" or "{" that are still open here. Close them, or quote the text',
};

const units: Record<LimitName, string> = {
  characters: "characters",
  parts: "such parts",
  headings: "headings and rules",
  nesting: "levels (two spaces of indentation count as one)",
  blockCharacters: "characters without an empty line",
  blockMarks: "marks without an empty line",
  columns: "columns",
  tags: "of them",
  charts: "charts",
  fieldIndent: "columns of indentation",
  fieldBrackets: "open brackets",
};

/**
 * The limits that a markdown text goes beyond, each once, where it does first. Looks at each character a few times and
 * parses nothing, and stops where the text is too long; so it can be asked before anything else looks at the text.
 * @param firstLine Line of the file on which the text begins.
 */
export function findTextLimits(markdown: string, firstLine = 1): LimitFault[] {
  const faults = new Map<LimitName, LimitFault>();
  const counts = { parts: 0, headings: 0, tags: 0, charts: 0, blockCharacters: 0, blockMarks: 0 };
  /** Of the table that this block may be: short rows are filled up to them. */
  let columns = 0;
  const lines = markdown.slice(0, textLimits.characters).split(/\r\n|\r|\n/);
  const check = (name: LimitName, count: number, line: number, column = 1) => {
    if (count > textLimits[name] && !faults.has(name)) faults.set(name, limitFault(name, line, column));
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
  return [...faults.values()];
}

/** A limit in words for an editor. */
export function limitFault(name: LimitName, line: number, column = 1): LimitFault {
  const limit = textLimits[name].toLocaleString("en-US");
  return { line, column, message: `${messages[name]}: at most ${limit} ${units[name]} are read.` };
}

const countedNames = ["parts", "headings", "tags", "charts", "blockCharacters", "blockMarks"] as const;

function countOf(line: string, sign: string): number {
  let count = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) count += 1;
  return count;
}

const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/**
 * Reads the quotes and list items with which a line begins.
 * @returns how many they are; the most that the line can be nested by: each quote that goes on has its sign, and each item
 * that goes on at least two columns; and where they end.
 */
function readPrefix(line: string): { containers: number; depth: number; end: number } {
  let [containers, indent, column, at] = [0, 0, 0, 0];
  let hasItem = false;
  for (;;) {
    const width = line[at] === " " ? 1 : line[at] === "\t" ? 4 - (column % 4) : 0;
    if (width > 0) {
      // What stands behind the sign of an item is its own.
      if (!hasItem) indent += width;
      column += width;
      at += 1;
      continue;
    }
    const length = line[at] === ">" ? 1 : lengthOfMarker(line, at, hasItem);
    if (length === 0) break;
    hasItem ||= line[at] !== ">";
    containers += 1;
    column += length;
    at += length;
  }
  return { containers, depth: containers > 0 ? containers + Math.floor(indent / 2) : 0, end: at };
}

/** 0 where no item begins; a row of dashes or stars is a rule. */
function lengthOfMarker(line: string, at: number, hasItem: boolean): number {
  rule.lastIndex = at;
  if (!hasItem && rule.test(line)) return 0;
  marker.lastIndex = at;
  return marker.exec(line)?.[0].length ?? 0;
}
