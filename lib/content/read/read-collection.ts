import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { Position } from "../../util/position";
import { contentPath } from "./content-path";

/** Why a file cannot be read, described for an editor. */
export type ReadProblem = Position & { message: string };

/** A file on disk, before it is read. */
export type SourceFile = {
  /** With its extension. */
  name: string;
  /** Absolute path. */
  file: string;
  /** Time of the last change, in milliseconds since 1970. */
  modified: number;
  /** Bytes. */
  size: number;
  /** Set if the file cannot be read. Each scan tries again. */
  problem?: ReadProblem;
};

/** The files of one folder. */
export type Listing = {
  files: SourceFile[];
  /** Why the folder itself cannot be read. `isAbsent` where there is none. */
  problem?: { message: string; isAbsent: boolean };
};

/** Largest file that is read, in bytes. */
const maxFileBytes = 1_000_000;

/**
 * Lists the markdown files of a folder, by name. A folder or a broken link named `*.md` is listed with its `problem`.
 * @param before Result of the previous scan. Unchanged files are the same objects again.
 */
export function listFolder(folder: string, before: readonly SourceFile[] = []): Listing {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const isAbsent = getCode(error) === "ENOENT";
    const message = isAbsent ? "There is no such folder." : `This folder cannot be read (${getCode(error)}).`;
    return { files: [], problem: { message, isAbsent } };
  }
  let at = 0;
  const files = names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      // Both lists are sorted in the same way.
      while (at < before.length && (before[at] as SourceFile).name < name) at += 1;
      const known = before[at]?.name === name ? before[at] : undefined;
      const found = statSource(name, known?.file ?? contentPath(folder, name));
      return found ? [known && isUnchanged(known, found) ? known : found] : [];
    });
  return { files };
}

function statSource(name: string, file: string): SourceFile | undefined {
  const nothing = { name, file, modified: 0, size: 0 };
  try {
    const stats = statSync(file);
    if (stats.isFile()) return { name, file, modified: stats.mtimeMs, size: stats.size };
    const kind = stats.isDirectory() ? "a folder" : "not a regular file";
    return { ...nothing, problem: startOfFile(`This is ${kind}, though its name ends in ".md". Rename or remove it.`) };
  } catch (error) {
    // The file may have been deleted since the folder was listed.
    if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
    return { ...nothing, problem: startOfFile(describeReadError(error)) };
  }
}

/** A file that could not be read is read again. It is unchanged only if it fails with the same problem. */
function isUnchanged(known: SourceFile, found: SourceFile): boolean {
  if (known.modified !== found.modified || known.size !== found.size) return false;
  if (!known.problem) return !found.problem;
  const problem = found.problem ?? getProblem(readSource(found));
  return problem?.message === known.problem.message;
}

/** The file's name without its extension: the last part of the address of its page. */
export function getSlug({ name }: Pick<SourceFile, "name">): string {
  return name.slice(0, -".md".length);
}

/** The text of a file, with "\n" as line ends, composed letters (NFC) and without a byte order mark; or why it cannot be read. */
export function readSource({ file, size, problem }: SourceFile): string | ReadProblem {
  if (problem) return problem;
  if (size > maxFileBytes)
    return startOfFile(`This file has ${size} bytes; at most ${maxFileBytes} are read. Split it.`);
  try {
    const bytes = readFileSync(file);
    const text = bytes.toString("utf8");
    if (!isUtf8(bytes) || text.includes("\0")) return { ...firstBadCharacter(text), message: describeEncoding(bytes) };
    return text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .normalize("NFC");
  } catch (error) {
    return startOfFile(describeReadError(error));
  }
}

function getProblem(read: string | ReadProblem): ReadProblem | undefined {
  return typeof read === "string" ? undefined : read;
}

function startOfFile(message: string): ReadProblem {
  return { line: 1, column: 1, message };
}

function describeReadError(error: unknown): string {
  const code = getCode(error);
  if (code === "ENOENT") return "This is a link to a file that is not there. Fix the link or remove it.";
  if (code === "ELOOP") return "This is a link that leads back to itself. Fix the link or remove it.";
  if (code === "EACCES" || code === "EPERM")
    return `The server may not read this file (${code}). Change its permissions.`;
  return `This file cannot be read (${code}).`;
}

function describeEncoding(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString("hex");
  const isUtf16 = start === "fffe" || start === "feff" || bytes.includes(0);
  const guess = isUtf16 ? "it looks like UTF-16" : "it looks like Latin-1 or Windows-1252";
  return `This file is not UTF-8 text (${guess}). Save it as UTF-8.`;
}

/** Position of the first invalid character. The decoder replaces bytes that are not UTF-8 by U+FFFD. */
function firstBadCharacter(text: string): Position {
  const before = text.slice(0, Math.max(0, text.search(/[\uFFFD\0]/))).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function getCode(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? error);
}
