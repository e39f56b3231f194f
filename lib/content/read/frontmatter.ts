import matter from "gray-matter";
import {
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
  type Document as YamlDocument,
} from "yaml";
import { type Finding, type Position, positionAt } from "../../util/position";
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

/** The engine of gray-matter that runs frontmatter as JavaScript. */
const javascript = {
  parse: (): never => {
    throw new Error("Frontmatter is never run.");
  },
};

/**
 * Splits a content file with gray-matter, whose only engine is the parser that knows lines and columns. A language after the
 * opening "---" is refused. Always passes options: without them, gray-matter returns a shared, mutable object from its cache.
 * @returns The first mistake, if there is one: those after it are often its consequences.
 */
export function splitFrontmatter(source: string): SplitFile | Finding {
  const problem = findConflict(source) ?? findFenceProblem(source);
  if (problem) return problem;
  const lines = new LineCounter();
  const yaml = {
    parse: (text: string) => ({
      fields: text,
      document: parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" }),
    }),
  };
  const parsed = matter(source, { engines: { yaml, javascript }, language: "yaml" });
  // Without fields it has not called the engine.
  const { fields = "", document } = parsed.data as Partial<ReturnType<typeof yaml.parse>>;
  // gray-matter passes the YAML with the line break after the opening "---", so its line numbers are those of the file.
  const placeOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const { errors = [] } = document ?? {};
  // The parser reports what follows from a tab before the tab itself.
  const mistake = errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors[0];
  if (mistake?.message.includes("call stack")) throw new RangeError(mistake.message);
  if (mistake) return { ...placeOf(mistake.pos[0]), message: describeYaml(mistake, fields) };
  return {
    data: document?.toJS({ maxAliasCount: 20 }) ?? {},
    body: parsed.content,
    bodyLine: source.slice(0, source.length - parsed.content.length).split("\n").length,
    // Parsed again: positions are needed for diagnostics only, and the tree is much larger than the data.
    locate: (path, key) => placeOf(getOffset(parseDocument(fields), path, key)),
  };
}

/** What is wrong with the lines of "---" around the frontmatter, and where; `undefined` if nothing is. */
function findFenceProblem(source: string): Finding | undefined {
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

function describeYaml({ code, message, pos }: YAMLParseError, fields = ""): string {
  if (code === "TAB_AS_INDENT") return "YAML is indented with spaces. Replace the tab.";
  if (code === "DUPLICATE_KEY") return "This field appears twice. Remove one.";
  const start = fields.slice(0, pos[0]).lastIndexOf("\n") + 1;
  const [line = ""] = fields.slice(start).split("\n");
  const isAfterGap = /\n[ \t]*\n$/.test(fields.slice(0, start)) && !/^[\w-]+:/.test(line);
  const advice =
    hintAtCurlyQuotes(line) ||
    (isAfterGap
      ? ' If the text begins here, write a line of "---" above it.'
      : ' Quote a text that holds a colon, "#" or "{{".');
  return `This is not valid YAML: ${message.split("\n")[0]}.${advice}`;
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

/** The first line that git has written into a file at a merge conflict. "=======" alone underlines a heading in markdown. */
function findConflict(source: string): Finding | undefined {
  const at = source.search(/^(?:<{7}|>{7})(?: .*)?$/m);
  const message =
    'Git could not merge two changes here: keep what is right, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';
  return at < 0 ? undefined : { ...positionAt(source, at), message };
}
