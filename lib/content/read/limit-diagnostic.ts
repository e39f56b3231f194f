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

export type LimitName = keyof typeof textLimits;

const messages: Record<LimitName, string> = {
  characters: "This file is too long. Divide it into several",
  parts:
    "This text has too many paragraphs, list items, table cells, links and other marks. Divide it into several articles",
  headings: "This text has too many headings and rules. Leave some out, or divide it into several articles",
  nesting: "Lists and quotes are nested too deep here. Use fewer levels",
  blockCharacters: "This paragraph, list or table is too long. Put an empty line where a new thought begins",
  blockMarks:
    "This paragraph, list or table has too many marks (links, emphasis, code). Put an empty line into it, or leave some out",
  columns: "This table is too wide. Leave columns out, or make two tables of it",
  tags: 'This text has too many "<". HTML is not read: write markdown, or "\\<" for the sign itself',
  charts: "This text has too many charts. Leave some out, or divide it into several articles",
  fieldIndent: "The fields are nested too deep here. Indent them less",
  fieldBrackets: 'The fields have too many "[" or "{" that are still open here. Close them, or quote the text',
  fieldItems: "The fields have too many items in brackets. Write a list with one item a line",
  fieldNames: "A group has too many fields. Write a list, or remove some",
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

/** The diagnostic for a limit that is exceeded at a line and column of the file. */
export function limitDiagnostic(name: LimitName, line: number, column = 1): LimitDiagnostic {
  const limit = textLimits[name].toLocaleString("en-US");
  return { line, column, message: `${messages[name]}: at most ${limit} ${units[name]} are read.` };
}
