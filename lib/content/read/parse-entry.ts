import { basename, dirname } from "node:path";
import type { z } from "zod";
import { withoutForbidden } from "../../util/characters";
import { findQuotesIn } from "../claims/quote-syntax";
import type { QuoteLookup } from "../claims/resolve-claims";
import { resolveClaimsInData } from "../claims/resolve-data";
import type { EntryPicture } from "../pictures/resolve-pictures";
import { describeIssue, nameKnown } from "./describe-issue";
import type { Diagnostic } from "./diagnostics";
import { type SplitFile, splitFrontmatter } from "./frontmatter";
import { findOddCharacters } from "./odd-characters";

/** A content file as it is written: its fields are YAML, whose quotes are not filled in and which no schema has seen. */
export type ParsedFile = Source & {
  /** Its path below the content folder, without its ending: "blog/name". */
  name: string;
  fields: unknown;
  /** The markdown after the frontmatter, with its claims still quoted. */
  body: string;
  bodyLine: number;
  locate: SplitFile["locate"];
  /** What its fields and its text quote. */
  references: readonly string[];
};

type Source = {
  slug: string;
  /** Absolute path. */
  file: string;
  /** The whole file. */
  text: string;
};

/** A content file that passed its schema. It locates what is in `data`. */
export type ParsedEntry<Data> = ParsedFile & {
  data: Data;
  written: ParsedFile;
  /** Ids of the claims that the field at a path of `data` states. */
  claimsAt: (path: readonly PropertyKey[]) => string[];
  /** The pictures that it names, where it names any. The names in `data` are replaced by addresses. */
  pictures?: readonly EntryPicture[];
};

/** Takes a content file apart. Never throws: what is wrong comes back as diagnostics with line and column. */
export function parseFile(source: Source): ParsedFile | Diagnostic[] {
  const { file, text } = source;
  return neverThrow(file, () => {
    const split = splitFrontmatter(text);
    if ("message" in split) return namedFirst(text, file, [{ ...split, file, severity: "error" }]);
    const { data, body, bodyLine, locate } = split;
    const deep = body.split("\n").findIndex((line) => depthOf(line) > deepest);
    if (deep >= 0) {
      const message = `Quotes or lists are nested more than ${deepest} deep here. Write them one after the other.`;
      return [{ file, line: bodyLine + deep, column: 1, severity: "error" as const, message }];
    }
    const references = [...new Set(findQuotesIn(text).map(({ reference }) => reference))];
    const name = `${basename(dirname(file))}/${source.slug}`;
    return { ...source, name, fields: readable(data), body, bodyLine, locate, references };
  });
}

/** Quotes and lists within each other, which nobody reads. Trees this deep are walked safely. */
const deepest = 100;

/** A marker of a quote or list is a level, and so are two spaces, which may continue one. */
function depthOf(line: string): number {
  const [prefix = ""] = /^(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t])|[ \t])*/.exec(line) ?? [];
  const count = (level: RegExp) => prefix.match(level)?.length ?? 0;
  return Math.max(count(/>|[*+-]|\d+[.)]/g), count(/ {2}|\t/g));
}

/** Fills in what the fields of a file quote, and reads them through their schema. Never throws. */
export function completeEntry<Schema extends z.ZodType>(
  schema: Schema,
  parsed: ParsedFile,
  lookup: QuoteLookup,
): ParsedEntry<z.output<Schema>> | Diagnostic[] {
  const { file, text, fields } = parsed;
  return neverThrow(file, () => {
    const { data, pathInFile, claimsAt } = resolveClaimsInData(fields, lookup);
    const locate: SplitFile["locate"] = (path, key) => parsed.locate(pathInFile(path), key);
    const result = schema.safeParse(data, { reportInput: true, error: nameKnown });
    if (result.success) return { ...parsed, written: parsed, data: result.data, locate, claimsAt };
    const found = result.error.issues.flatMap((issue) =>
      (issue.code === "unrecognized_keys" ? issue.keys : [undefined]).map((key) => {
        const place = locate(issue.path, key);
        const one = issue.code === "unrecognized_keys" && key !== undefined ? { ...issue, keys: [key] } : issue;
        return { file, severity: "error" as const, field: issue.path, ...place, message: describeIssue(one) };
      }),
    );
    return namedFirst(text, file, found);
  });
}

/** Whatever a file holds, only that file is lost to it. */
function neverThrow<Result>(file: string, read: () => Result): Result | Diagnostic[] {
  try {
    return read();
  } catch (error) {
    const message =
      error instanceof RangeError
        ? 'The frontmatter is nested too deep, or a part of it ("&name") holds itself ("*name"). Write it flat.'
        : `This file cannot be read: ${error instanceof Error ? error.message : error}`;
    return [{ file, line: 1, column: 1, severity: "error", message }];
  }
}

/** What is wrong in fields. Where a character that cannot be seen is in a line, that is said instead of what follows from it. */
function namedFirst(text: string, file: string, found: readonly Diagnostic[]): Diagnostic[] {
  const odd = findOddCharacters(text.slice(0, Math.max(0, text.indexOf("\n---", 3))));
  const lines = new Set(odd.map(({ line }) => line));
  return [
    ...odd.map((one) => ({ ...one, file, severity: "error" as const })),
    ...found.filter(({ line }) => !lines.has(line)),
  ];
}

/** Fields without the characters that no feed can hold; parse-body.ts takes them out of texts. */
function readable(value: unknown): unknown {
  if (typeof value === "string") return withoutForbidden(value);
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readable(one)]));
}
