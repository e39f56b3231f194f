import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "./diagnostics";

/** Why a file cannot be read, in words for an editor. */
export type ReadProblem = Position & { message: string };

/** A file of a folder as it lies there, not read yet. */
export type SourceFile = {
  /** With its ending. */
  name: string;
  /** Absolute path in the content folder: the file's own, also for a kept copy of it. */
  file: string;
  /** Where its text lies, for a kept copy. */
  readFrom?: string;
  /** When it was written, in milliseconds. */
  modified: number;
  /** In bytes. */
  size: number;
  /** Set while it cannot be read; each look tries again. */
  problem?: ReadProblem;
};

/** The files of one folder. */
export type Listing = {
  files: SourceFile[];
  /** Why the folder itself cannot be read. `isAbsent` where there is none. */
  problem?: { message: string; isAbsent: boolean };
};

/** Largest file that is read, in bytes. docs/content-guide.md names the finer limits. */
const maxFileBytes = 1_000_000;

/**
 * The markdown files of one folder, by name. What only looks like one (a folder, a broken link) is listed with its problem.
 * @param before What was found there before: a file that is as it was is the same object again.
 */
export function listFolder(folder: string, before: readonly SourceFile[] = []): Listing {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const isAbsent = codeOf(error) === "ENOENT";
    const message = isAbsent ? "There is no such folder." : `This folder cannot be read (${codeOf(error)}).`;
    return { files: [], problem: { message, isAbsent } };
  }
  let at = 0;
  const files = names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      // Both are in the same order.
      while (at < before.length && (before[at] as SourceFile).name < name) at += 1;
      const known = before[at]?.name === name ? before[at] : undefined;
      const found = lookAt(name, known?.file ?? join(folder, name));
      return found ? [known && isUnchanged(known, found) ? known : found] : [];
    });
  return { files };
}

function lookAt(name: string, file: string): SourceFile | undefined {
  const nothing = { name, file, modified: 0, size: 0 };
  try {
    const stats = statSync(file);
    if (stats.isFile()) return { name, file, modified: stats.mtimeMs, size: stats.size };
    const kind = stats.isDirectory() ? "a folder" : "no regular file";
    return { ...nothing, problem: startOfFile(`This is ${kind}, though its name ends in ".md". Rename or remove it.`) };
  } catch (error) {
    // A file may go between the listing and the look at it.
    if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
    return { ...nothing, problem: startOfFile(describeReadError(error)) };
  }
}

/** What could not be read is tried again, and is the same again only if it fails in the same way. */
function isUnchanged(known: SourceFile, found: SourceFile): boolean {
  if (known.modified !== found.modified || known.size !== found.size) return false;
  if (!known.problem) return !found.problem;
  const problem = found.problem ?? problemOf(readSource(found));
  return problem?.message === known.problem.message;
}

/** Last part of the address of what a file holds. */
export function slugOf({ name }: Pick<SourceFile, "name">): string {
  return name.slice(0, -".md".length);
}

/** The text of a file, with "\n" as its line ends and without a byte order mark; or why it cannot be had. */
export function readSource({ file, readFrom = file, size, problem }: SourceFile): string | ReadProblem {
  if (problem) return problem;
  if (size > maxFileBytes)
    return startOfFile(`This file has ${size} bytes; at most ${maxFileBytes} are read. Split it.`);
  try {
    const bytes = readFileSync(readFrom);
    const text = bytes.toString("utf8");
    if (!isUtf8(bytes) || text.includes("\0")) return { ...firstBadCharacter(text), message: describeEncoding(bytes) };
    return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  } catch (error) {
    return startOfFile(describeReadError(error));
  }
}

/** The problem, if that is what reading gave. */
function problemOf(read: string | ReadProblem): ReadProblem | undefined {
  return typeof read === "string" ? undefined : read;
}

function startOfFile(message: string): ReadProblem {
  return { line: 1, column: 1, message };
}

function describeReadError(error: unknown): string {
  const code = codeOf(error);
  if (code === "ENOENT") return "This is a link to a file that is not there. Mend the link or remove it.";
  if (code === "ELOOP") return "This is a link that leads back to itself. Mend the link or remove it.";
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

/** The decoder puts U+FFFD where it finds bytes that are not UTF-8. */
function firstBadCharacter(text: string): Position {
  const before = text.slice(0, Math.max(0, text.search(/[\uFFFD\0]/))).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? error);
}
