import matter from "gray-matter";
import {
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
  type Document as YamlDocument,
} from "yaml";
import { lineStart, type Position, positionAt } from "../../util/position";
import { hintAtCurlyQuotes } from "./describe-issue";

export type PathInData = readonly PropertyKey[];

/** A content file, split into frontmatter and body. */
export type SplitFile = {
  /** The parsed frontmatter; `{}` if it is empty. */
  data: unknown;
  /** The markdown after the frontmatter. */
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
  /** Position of the value at `path`, or of its nearest existing parent. With `key`, of that key in it. */
  locate: (path: PathInData, key?: string) => Position;
};

export type FrontmatterError = Position & { message: string };

/** The engine of gray-matter that runs frontmatter as JavaScript. */
const javascript = {
  parse: (): never => {
    throw new Error("Frontmatter is never run.");
  },
};

/** The file in which something was located last. */
let located: { lines: LineCounter; document: YamlDocument.Parsed } | undefined;

/**
 * Splits a content file with gray-matter, whose only engine is the parser that knows lines and columns. A language after the
 * opening "---" is refused. Always passes options: without them, gray-matter returns a shared, mutable object from its cache.
 */
export function splitFrontmatter(source: string): { file: SplitFile } | { errors: FrontmatterError[] } {
  const lines = new LineCounter();
  let fields: string | undefined;
  let mistakes: readonly YAMLParseError[] = [];
  const yaml = {
    parse: (text: string): object => {
      fields = text;
      const document = parseYaml(text, lines);
      mistakes = document.errors;
      return (mistakes.length > 0 ? {} : (document.toJS({ maxAliasCount: 20 }) ?? {})) as object;
    },
  };
  const conflicts = findConflicts(source);
  if (conflicts.length > 0) return { errors: conflicts.map((line) => ({ line, column: 1, message: unfinishedMerge })) };
  const problem = findFenceProblem(source);
  if (problem) return { errors: [problem] };
  let parsed: { data: unknown; content: string };
  try {
    parsed = matter(source, { engines: { yaml, javascript }, language: "yaml" });
  } catch (error) {
    // The parser's stack has overflowed, or `maxAliasCount` is exceeded.
    const message = error instanceof RangeError ? tooDeep : tooManyAliases;
    return { errors: [{ line: 1, column: 1, message }] };
  }
  // gray-matter passes the YAML with the line break after the opening "---", so its line numbers are those of the file.
  const placeOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (mistakes.length > 0) {
    if (mistakes.some(({ message }) => message.includes("call stack")))
      return { errors: [{ line: 1, column: 1, message: tooDeep }] };
    const found = mistakes.map((error) => ({ ...placeOf(error.pos[0]), ...describeYaml(error, fields) }));
    const tabs = found.filter(({ isTab }) => isTab);
    // The parser reports what follows from an error on the same line again, and from a tab anywhere below.
    const byLine = new Map([...(tabs.length > 0 ? tabs : found)].reverse().map((one) => [one.line, one]));
    const errors = [...byLine.values()].reverse().slice(0, mostYamlErrors);
    return { errors: errors.map(({ line, column, message }) => ({ line, column, message })) };
  }
  if (isDeeperThan(deepestFields, parsed.data)) return { errors: [{ line: 1, column: 1, message: tooDeep }] };
  return {
    file: {
      data: parsed.data,
      body: parsed.content,
      bodyLine: source.slice(0, source.length - parsed.content.length).split("\n").length,
      locate: (path, key) => {
        if (fields === undefined) return { line: 1, column: 1 };
        // Positions are needed for diagnostics only, so the tree of the last file alone is kept for them.
        if (located?.lines !== lines) {
          lines.lineStarts = [];
          located = { lines, document: parseYaml(fields, lines) };
        }
        return placeOf(getOffset(located.document, path, key));
      },
    },
  };
}

/** How many YAML errors of a file are reported. One mistake often causes many. */
const mostYamlErrors = 5;

/** How deep the frontmatter may be nested. The schemas need six levels. */
const deepestFields = 20;

const tooDeep = `The frontmatter is nested more than ${deepestFields} deep, or a part of it ("&name") holds itself ("*name"). Write it flat.`;

const tooManyAliases = 'The frontmatter repeats parts of itself ("*name") too often. Write them out.';

/** Also true for a value that contains itself through an alias: its depth is infinite. */
function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part));
}

function parseYaml(text: string, lineCounter: LineCounter): YamlDocument.Parsed {
  return parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
}

/** What is wrong with the lines of "---" around the frontmatter, and where; `undefined` if nothing is. */
function findFenceProblem(source: string): FrontmatterError | undefined {
  const [, language] = /^---(?!-)([^\n]*)/.exec(source) ?? [];
  const atStart = (message: string) => ({ line: 1, column: 1, message });
  if (language === undefined)
    return atStart('The file does not begin with its fields. Write them as YAML between two lines of "---".');
  if (language.trim() !== "")
    return atStart(`Frontmatter in ${language.trim()} is not read. Write YAML between two lines of "---".`);
  // YAML itself has no field or text that begins a line with "---", so the first such line is meant to end the fields.
  const end = source.indexOf("\n---");
  if (end < 0) return atStart('The frontmatter has no end: write a line of "---" below its last field.');
  const [fence = ""] = source.slice(end + 1).split("\n", 1);
  const position = positionAt(source, end + 1);
  if (/^---[ \t]*$/.test(fence)) return undefined;
  if (/^-+\s*$/.test(fence))
    return { ...position, message: `Fields end with a line of three dashes. Write "---", not "${fence.trim()}".` };
  const message = `A line that begins with "---" ends the fields, so "${fence.slice(0, 40)}" cannot stand here. Write "# ${fence.replace(/-{3,}/g, "").trim().slice(0, 40)}" for a note between fields.`;
  return { ...position, message };
}

function describeYaml({ code, message, pos }: YAMLParseError, fields = ""): { message: string; isTab: boolean } {
  const isTab = code === "TAB_AS_INDENT";
  if (isTab) return { isTab, message: "YAML is indented with spaces. Replace the tab." };
  if (code === "DUPLICATE_KEY") return { isTab, message: "This field appears twice. Remove one." };
  const start = lineStart(fields, pos[0]);
  const [line = ""] = fields.slice(start).split("\n");
  const isAfterGap = /\n[ \t]*\n$/.test(fields.slice(0, start)) && !/^[\w-]+:/.test(line);
  const advice =
    hintAtCurlyQuotes(line) ||
    (isAfterGap
      ? ' If the text begins here, write a line of "---" above it.'
      : ' Quote a text that holds a colon, "#" or "{{".');
  return { isTab, message: `This is not valid YAML: ${message.split("\n")[0]}.${advice}` };
}

function getOffset(document: YamlDocument.Parsed, path: PathInData, key?: string): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const step of key === undefined ? path : [...path, key]) {
    if (!isCollection(node)) break;
    const pair = findPair(node, step);
    if (!pair) break;
    offset = pair.offset;
    node = pair.value;
  }
  return offset;
}

function findPair(node: { items: unknown[] }, step: PropertyKey): { offset: number; value: unknown } | undefined {
  for (const [index, item] of node.items.entries()) {
    if (typeof item !== "object" || item === null) continue;
    if ("key" in item && "value" in item) {
      if (isScalar(item.key) && String(item.key.value) === String(step)) {
        return { offset: item.key.range?.[0] ?? 0, value: item.value };
      }
    } else if (index === step) {
      const range = "range" in item ? (item.range as [number, number, number] | null) : null;
      return { offset: range?.[0] ?? 0, value: item };
    }
  }
  return undefined;
}

const unfinishedMerge =
  'Git could not merge two changes here: keep what is right, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';

/** A line that git writes into a file at a merge conflict: "<<<<<<< ours", ">>>>>>> theirs". */
const mergeLine = /^(?:<{7}|>{7})(?: .*)?$/;

/**
 * Line numbers of the merge conflicts in a file, from 1: the first line of each. "=======" alone is ignored, because in
 * markdown it underlines a heading.
 */
function findConflicts(source: string): number[] {
  // A fast check first, because this runs on every file.
  if (!source.includes("<<<<<<<") && !source.includes(">>>>>>>")) return [];
  let isOpen = false;
  return source.split("\n").flatMap((line, index) => {
    if (!mergeLine.test(line)) return [];
    const isEnd = line.startsWith(">");
    const isFirst = !(isEnd && isOpen);
    isOpen = !isEnd;
    return isFirst ? [index + 1] : [];
  });
}
