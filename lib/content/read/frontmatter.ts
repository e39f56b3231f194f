import matter from "gray-matter";
import {
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
  type Document as YamlDocument,
} from "yaml";
import { findConflicts, unfinishedMerge } from "./conflict-markers";
import type { Position } from "./diagnostics";
import { readPlainFields } from "./plain-fields";

export type PathInData = readonly PropertyKey[];

/** A content file split in two, with a way back from a value to its place in the file. */
export type SplitFile = {
  /** The frontmatter as plain data; `{}` when it is empty. */
  data: unknown;
  /** The markdown after the frontmatter. */
  body: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** Place of the value at `path`, or of its nearest parent that exists. With `key`, the place of that key itself. */
  locate: (path: PathInData, key?: string) => Position;
};

export type FrontmatterError = Position & { message: string };

/**
 * Splits a content file with gray-matter. Only YAML is read: any language named after the opening "---" is refused, because
 * gray-matter would run `---js` as code. Options are passed on every call, because without them gray-matter hands out one
 * cached, mutable object.
 */
export function splitFrontmatter(source: string): { file: SplitFile } | { errors: FrontmatterError[] } {
  const lines = new LineCounter();
  let document: YamlDocument.Parsed | undefined;
  let fields: string | undefined;
  const yaml = {
    parse: (text: string): object => {
      fields = text;
      const plain = readPlainFields(text);
      if (plain) return plain;
      document = parseYaml(text, lines);
      return (document.errors.length > 0 ? {} : (document.toJS({ maxAliasCount: 20 }) ?? {})) as object;
    },
  };
  const conflicts = findConflicts(source);
  if (conflicts.length > 0) return { errors: conflicts.map((line) => ({ line, column: 1, message: unfinishedMerge })) };
  const complaint = complainOfFences(source);
  if (complaint) return { errors: [{ line: 1, column: 1, message: complaint }] };
  let parsed: { data: unknown; content: string };
  try {
    parsed = matter(source, { engines: { yaml }, language: "yaml" });
  } catch (error) {
    // Too deep for the parser's stack; or more aliases than any honest file has.
    const message = error instanceof RangeError ? tooDeep : tooManyAliases;
    return { errors: [{ line: 1, column: 1, message }] };
  }
  // gray-matter hands the YAML over with the line break that follows the opening "---", so its line 1 is the "---" itself.
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (document && document.errors.length > 0) {
    if (document.errors.some(({ message }) => message.includes("call stack")))
      return { errors: [{ line: 1, column: 1, message: tooDeep }] };
    // The parser reports what follows from an error at the same place again.
    const errors = new Map([...document.errors].reverse().map((error) => [error.pos[0], error]));
    const inOrder = [...errors.values()].reverse().slice(0, mostYamlErrors);
    return { errors: inOrder.map((error) => ({ ...place(error.pos[0]), message: yamlMessage(error) })) };
  }
  if (isDeeperThan(deepestFields, parsed.data)) return { errors: [{ line: 1, column: 1, message: tooDeep }] };
  return {
    file: {
      data: parsed.data,
      body: parsed.content,
      bodyLine: source.slice(0, source.length - parsed.content.length).split("\n").length,
      locate: (path, key) => {
        if (fields === undefined) return { line: 1, column: 1 };
        // Places are asked for where something is wrong, so plain frontmatter is only parsed then.
        document ??= parseYaml(fields, lines);
        return place(offsetOf(document, path, key));
      },
    },
  };
}

/** Errors of YAML that are reported of one file; one mistake often makes many. */
const mostYamlErrors = 5;

/** How deep fields may lie inside each other; those of the schemas lie at most six deep. */
const deepestFields = 20;

const tooDeep = `The frontmatter is nested more than ${deepestFields} deep, or a part of it ("&name") holds itself ("*name"). Write it flat.`;

const tooManyAliases = 'The frontmatter repeats parts of itself ("*name") too often. Write them out.';

/** True as well for a part that holds itself: it has no end. */
function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part));
}

function parseYaml(text: string, lineCounter: LineCounter): YamlDocument.Parsed {
  return parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
}

/** What is wrong with the lines of "---" around the frontmatter. */
function complainOfFences(source: string): string | undefined {
  const [, language] = /^---(?!-)([^\n]*)/.exec(source) ?? [];
  if (language === undefined)
    return 'The file does not begin with its fields. Write them as YAML between two lines of "---".';
  if (language.trim() !== "")
    return `Frontmatter in ${language.trim()} is not read. Write YAML between two lines of "---".`;
  return source.includes("\n---")
    ? undefined
    : 'The frontmatter has no end: write a line of "---" below its last field.';
}

function yamlMessage({ code, message }: YAMLParseError): string {
  if (code === "DUPLICATE_KEY") return "This field stands here twice. Take one out.";
  if (code === "TAB_AS_INDENT") return "YAML is indented with spaces. Replace the tab.";
  return `This is not valid YAML: ${message.split("\n")[0]}. Quote a text that holds a colon, "#" or "{{".`;
}

function offsetOf(document: YamlDocument.Parsed, path: PathInData, key?: string): number {
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
