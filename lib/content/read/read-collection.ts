import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { type Finding, positionAt } from "../../util/position";
import { getReason } from "../../util/reason-of";
import { contentPath } from "./content-path";

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
  /** Set when the file could not be read. Each scan tries again. */
  problem?: Finding;
};

/** The files of one folder. */
export type Listing = {
  files: SourceFile[];
  /** Why the folder itself cannot be read. One that is not there counts as empty. */
  problem?: string;
};

/** Largest file that is read, in bytes. */
const maxFileBytes = 1_000_000;

/**
 * Lists the markdown files of a folder, by name.
 * @param before Result of the previous scan. Unchanged files are the same objects again.
 */
export function listFolder(folder: string, before: readonly SourceFile[] = []): Listing {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const code = getReason(error);
    return code === "ENOENT" ? { files: [] } : { files: [], problem: `This folder cannot be read (${code}).` };
  }
  const knownFiles = new Map(before.map((known) => [known.name, known]));
  const files = names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      const known = knownFiles.get(name);
      const found = statSource(name, known?.file ?? contentPath(folder, name));
      return found ? [known && isUnchanged(known, found) ? known : found] : [];
    });
  return { files };
}

/** `undefined` for a file that was deleted since the folder was listed. A link that leads nowhere is there: reading it says why not. */
function statSource(name: string, file: string): SourceFile | undefined {
  try {
    const stats = statSync(file);
    if (stats.isFile()) return { name, file, modified: stats.mtimeMs, size: stats.size };
    const message = 'This is no file, though its name ends in ".md". Rename or remove it.';
    return { name, file, modified: 0, size: 0, problem: startOfFile(message) };
  } catch {
    const isThere = lstatSync(file, { throwIfNoEntry: false });
    return isThere && { name, file, modified: 0, size: 0 };
  }
}

/** A file that could not be read is read again. It is unchanged only if it fails with the same problem. */
function isUnchanged(known: SourceFile, found: SourceFile): boolean {
  if (known.modified !== found.modified || known.size !== found.size) return false;
  if (!known.problem) return !found.problem;
  const read = readSource(found);
  return typeof read !== "string" && read.message === known.problem.message;
}

/** The file's name without its extension: the last part of the address of its page. */
export function getSlug({ name }: Pick<SourceFile, "name">): string {
  return name.slice(0, -".md".length);
}

/** The text of a file, with "\n" as line ends, composed letters (NFC) and without a byte order mark; or why it cannot be read. */
export function readSource({ file, size, problem }: SourceFile): string | Finding {
  if (problem) return problem;
  if (size > maxFileBytes)
    return startOfFile(`This file has ${size} bytes; at most ${maxFileBytes} are read. Split it.`);
  try {
    const bytes = readFileSync(file);
    const text = bytes.toString("utf8");
    if (!isUtf8(bytes) || text.includes("\0"))
      // The decoder replaces bytes that are not UTF-8 by U+FFFD.
      return {
        ...positionAt(text, Math.max(0, text.search(/[\uFFFD\0]/))),
        message: "This file is not UTF-8 text. Save it as UTF-8.",
      };
    return text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .normalize("NFC");
  } catch (error) {
    const code = getReason(error);
    const isNowhere = code === "ENOENT" || code === "ELOOP";
    return startOfFile(
      isNowhere ? "This is a link that leads nowhere. Remove it." : `This file cannot be read (${code}).`,
    );
  }
}

function startOfFile(message: string): Finding {
  return { line: 1, column: 1, message };
}
