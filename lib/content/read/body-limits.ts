/**
 * Limits of a text. Each is far above any real article (one of 10,000 words has 60,000 characters and at most 2,500
 * parts) and low enough that the slowest text within all limits renders in less than a second.
 */
export const textLimits = {
  /** In the whole file. */
  characters: 200_000,
  /**
   * Lines (empty ones too), list items, quotes, table cells, and inline markup as body-limits.ts counts it, in code
   * too.
   */
  parts: 5_000,
  /** Lines of dashes count too: below a line of text they make it a heading. */
  headings: 300,
  /** Levels of nested lists and quotes; two columns of indentation count as one level. */
  nesting: 16,
  /** Between two empty lines: in a paragraph, or in a list or table without empty lines. */
  blockCharacters: 20_000,
  blockMarks: 800,
  /** In a table. */
  columns: 30,
  /** "<" characters: each may make the parser search the rest of the block for ">". */
  tags: 500,
  charts: 50,
  /**
   * In the frontmatter: columns of indentation, nested brackets, commas in brackets, and fields of one group.
   */
  fieldIndent: 40,
  fieldBrackets: 32,
  fieldItems: 1_000,
  fieldNames: 1_000,
} as const;

/** A limit that a text exceeds, where, and a message for the editor. Line and column count from 1. */
export type LimitDiagnostic = { line: number; column: number; message: string };

type LimitName = keyof typeof textLimits;

/** The message for each; `#` stands for the limit. */
const messages: Record<LimitName, string> = {
  characters: "This file is too long. Divide it into several: at most # characters are read.",
  parts:
    "This text has too many paragraphs, list items, table cells, links and other marks. Divide it into several articles: at most # such parts are read.",
  headings:
    "This text has too many headings and rules. Leave some out, or divide it into several articles: at most # headings and rules are read.",
  nesting:
    "Lists and quotes are nested too deep here. Use fewer levels: at most # levels (two spaces of indentation count as one) are read.",
  blockCharacters:
    "This paragraph, list or table is too long. Put an empty line where a new thought begins: at most # characters without an empty line are read.",
  blockMarks:
    "This paragraph, list or table has too many marks (links, emphasis, code). Put an empty line into it, or leave some out: at most # marks without an empty line are read.",
  columns: "This table is too wide. Leave columns out, or make two tables of it: at most # columns are read.",
  tags: 'This text has too many "<". HTML is not read: write markdown, or "\\<" for the sign itself: at most # of them are read.',
  charts:
    "This text has too many charts. Leave some out, or divide it into several articles: at most # charts are read.",
  fieldIndent: "The fields are nested too deep here. Indent them less: at most # columns of indentation are read.",
  fieldBrackets:
    'The fields have too many "[" or "{" that are still open here. Close them, or quote the text: at most # open brackets are read.',
  fieldItems:
    "The fields have too many items in brackets. Write a list with one item a line: at most # commas in brackets are read.",
  fieldNames: "A group has too many fields. Write a list, or remove some: at most # fields of one group are read.",
};

/** The diagnostic for a limit that is exceeded at a line and column of the file. */
function limitDiagnostic(name: LimitName, line: number, column = 1): LimitDiagnostic {
  return { line, column, message: messages[name].replace("#", textLimits[name].toLocaleString("en-US")) };
}

/** Characters that begin or end inline markup, or make an address a link. A long run counts several times. */
const marks = /[*_~`]{1,4}|[[\]{}<@&\\]|:\/\/|www\./g;

/** The delimiter row below a table head: only these characters, and at least one dash. */
const tableRule = /^[-|:> \t]*$/;

/** A setext heading underline, or a thematic break. */
const underline = /^[> \t]*(?:-+|=+)[ \t]*$/;

const chartFence = /(?:`{3}|~{3})[ \t]*chart/;

const countedNames = ["parts", "headings", "tags", "charts", "blockCharacters", "blockMarks"] as const;

/**
 * The limits that a markdown text exceeds, each once, at the first line that exceeds it. Linear time and no parsing,
 * so it is safe to call before anything else reads the text.
 * @param firstLine Line of the file on which the text begins, from 1.
 */
export function findTextLimits(markdown: string, firstLine = 1): LimitDiagnostic[] {
  const diagnostics = new Map<LimitName, LimitDiagnostic>();
  const counts = { parts: 0, headings: 0, tags: 0, charts: 0, blockCharacters: 0, blockMarks: 0 };
  /** Columns of the table that this block may be. The parser fills short rows with empty cells. */
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
    const pipes = countAll(line, "|");
    if (line.includes("-") && tableRule.test(line)) columns = Math.max(columns, pipes);
    counts.parts += containers + found + Math.max(pipes, columns);
    counts.blockMarks += found;
    counts.blockCharacters += line.length;
    counts.tags += countAll(line, "<");
    if (line[end] === "#" || underline.test(line)) counts.headings += 1;
    if (chartFence.test(line)) counts.charts += 1;
    for (const name of countedNames) check(name, counts[name], number);
    check("nesting", depth, number, end + 1);
    // A row may begin and end with a pipe, so it has at most one more pipe than cells.
    check("columns", columns - 1, number);
  }
  check("characters", markdown.length, firstLine + lines.length - 1);
  return [...diagnostics.values()];
}

function countAll(line: string, sign: string): number {
  let count = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) count += 1;
  return count;
}

const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/**
 * Reads the markers of quotes and list items at the start of a line (CommonMark: container blocks).
 * @returns `containers`: their number. `depth`: an upper bound of the nesting of the line, counting its quotes and
 * items and one level for each two columns of indentation. `end`: offset after the last marker.
 */
function readPrefix(line: string): { containers: number; depth: number; end: number } {
  let containers = 0;
  let indent = 0;
  let column = 0;
  let at = 0;
  let hasItem = false;
  for (;;) {
    const width = line[at] === " " ? 1 : line[at] === "\t" ? 4 - (column % 4) : 0;
    if (width > 0) {
      // Indentation after an item marker belongs to the item.
      if (!hasItem) indent += width;
      column += width;
      at += 1;
      continue;
    }
    const length = line[at] === ">" ? 1 : lengthOfMarker(line, at, hasItem);
    if (length === 0) break;
    hasItem ||= line[at] !== ">";
    containers += 1;
    // One space after ">" belongs to the quote.
    const taken = line.startsWith("> ", at) ? 2 : length;
    column += taken;
    at += taken;
  }
  return { containers, depth: containers > 0 ? containers + Math.floor(indent / 2) : 0, end: at };
}

/** Length of the list item marker at `at`; 0 if there is none. A line of dashes or stars is a thematic break. */
function lengthOfMarker(line: string, at: number, hasItem: boolean): number {
  rule.lastIndex = at;
  if (!hasItem && rule.test(line)) return 0;
  marker.lastIndex = at;
  return marker.exec(line)?.[0].length ?? 0;
}

/**
 * Finds what would make a content file too slow to parse (`textLimits`). Scans the raw text once, so call it before any
 * parser. Never throws.
 * @param text The whole file, with its frontmatter.
 * @returns At most one diagnostic for each limit, with line and column in the file.
 */
export function findBodyLimits(text: string): LimitDiagnostic[] {
  const read = text.slice(0, textLimits.characters);
  const lineOfEnd = read.split("\n").length;
  const diagnostics = text.length > read.length ? [limitDiagnostic("characters", lineOfEnd)] : [];
  const end = /^---(?!-)/.test(read) ? read.indexOf("\n---", 3) : -1;
  // Frontmatter without an end is reported by the reader, which then parses nothing.
  if (end < 0) return [...diagnostics, ...findTextLimits(read)];
  const fields = read.slice(0, end).split("\n");
  // The body begins with the rest of the closing line.
  const body = read.slice(end + "\n---".length);
  return [...diagnostics, ...findFieldLimits(fields), ...findTextLimits(body, fields.length + 1)];
}

/** List markers of nested lists that begin on one line: "- - - item". */
const itemSigns = /^(?:\s*[-?](?=\s|$))*/;

/** The YAML parser compares each key of a map with all others, and recurses into brackets. */
function findFieldLimits(lines: readonly string[]): LimitDiagnostic[] {
  const diagnostics = new Map<LimitName, LimitDiagnostic>();
  const check = (name: LimitName, count: number, line: number) => {
    if (count > textLimits[name] && !diagnostics.has(name)) diagnostics.set(name, limitDiagnostic(name, line));
  };
  let open = 0;
  let items = 0;
  /** Number of keys in the open map, by indentation. */
  const names: number[] = [];
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    check("fieldIndent", indent, index + 1);
    names.length = Math.min(names.length, indent + 1);
    if (line[indent] !== "-" && indent <= textLimits.fieldIndent) names[indent] = (names[indent] ?? 0) + 1;
    check("fieldNames", names[indent] ?? 0, index + 1);
    for (const [sign] of line.matchAll(/[[\]{},]/g)) {
      if (sign === ",") items += open > 0 ? 1 : 0;
      else open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
      check("fieldBrackets", open, index + 1);
    }
    check("fieldItems", items, index + 1);
    check("nesting", itemSigns.exec(line)?.[0].replace(/\s/g, "").length ?? 0, index + 1);
  }
  return [...diagnostics.values()];
}
