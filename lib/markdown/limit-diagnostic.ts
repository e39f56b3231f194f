/**
 * What a text may hold. Each number is far beyond any real article (one of 10,000 words has 60,000 characters and at most
 * 2,500 parts), and low enough that the slowest text within all of them renders in less than a second.
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
  /**
   * Of the fields at the head of a file: columns of indentation, brackets inside each other, commas in brackets, and fields
   * of one group.
   */
  fieldIndent: 40,
  fieldBrackets: 32,
  fieldItems: 1_000,
  fieldNames: 1_000,
} as const;

/** One limit that a text goes beyond, where it does, in words for an editor. Both count from 1. */
export type LimitDiagnostic = { line: number; column: number; message: string };

export type LimitName = keyof typeof textLimits;

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
  fieldItems: "The fields have too many items in brackets. Write a list with one item a line",
  fieldNames: "A group has too many fields. Write a list, or take some out",
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
  fieldItems: "commas in brackets",
  fieldNames: "fields of one group",
};

/** A limit in words for an editor. */
export function limitDiagnostic(name: LimitName, line: number, column = 1): LimitDiagnostic {
  const limit = textLimits[name].toLocaleString("en-US");
  return { line, column, message: `${messages[name]}: at most ${limit} ${units[name]} are read.` };
}
