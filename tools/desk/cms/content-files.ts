import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { dirname, join, sep } from "node:path";
import { sha256 } from "../../../lib/util/digest";
import { writeAtomically } from "../../../lib/util/write-atomically";

/** Largest file that can be saved, in bytes. */
export const largestFile = 20 * 1024 * 1024;

/** No name begins with a dot, so none leads out of the folder. File systems take names of 255 bytes. */
const name = "[a-z0-9][a-z0-9._-]{0,199}";
const knownName = new RegExp(`^${name}$`, "i");
const known = new RegExp(`^/content(/${name})*/?$`, "i");
const changeable = /\.(md|avif|webp|png|jpe?g)$/;

/**
 * The path on the disk of an address below `/content`; `undefined` for anything else, also for what lies behind a link out of the
 * folder. @param root Absolute path of the content folder.
 */
export function findFile(address: string, root: string): string | undefined {
  if (!known.test(address)) return undefined;
  const file = join(root, address.slice("/content".length));
  const nearest = nearestThere(file);
  if (nearest !== file && !statSync(nearest).isDirectory()) return undefined;
  const real = realpathSync(nearest);
  const top = realpathSync(root);
  return real === top || real.startsWith(top + sep) ? file : undefined;
}

function nearestThere(file: string): string {
  return existsSync(file) ? file : nearestThere(dirname(file));
}

/** What is in a folder, without what the desk gives to nobody. */
export function listFolder(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => knownName.test(entry.name))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}

/** Names the content of a file, as an ETag (RFC 9110, section 8.8.3). */
export function getVersion(content: Uint8Array): string {
  return `"${sha256(content).slice(0, 16)}"`;
}

/**
 * Whether a file is still what the page has read: `if-match` names its version, `if-none-match: *` says that there was none. The
 * page has read all files when it was opened, and would undo what was done by hand or by a command since.
 */
export function isAsKnown(file: string, headers: IncomingHttpHeaders): boolean {
  const isThere = existsSync(file);
  if (headers["if-none-match"] === "*") return !isThere;
  const version = headers["if-match"];
  return version === undefined || (isThere && getVersion(readFileSync(file)) === version);
}

/** Writes a text or picture in one step, so that nobody reads half of it. @returns Whether the desk may write this file. */
export function writeWhole(file: string, content: string | Uint8Array): boolean {
  if (!changeable.test(file)) return false;
  writeAtomically(file, content);
  return true;
}

/** A folder stays, also when nothing is left in it. @returns Whether there was a folder, text or picture to remove. */
export function removeFile(file: string): boolean {
  if (!existsSync(file)) return false;
  if (statSync(file).isDirectory()) return true;
  if (!changeable.test(file)) return false;
  rmSync(file);
  return true;
}
