import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";

/** Addresses that the desk knows: no name begins with a dot, so none leads out of the folder. */
const known = /^\/content(\/[a-z0-9][a-z0-9._-]*)*\/?$/i;
const changeable = /\.(md|avif|webp|png|jpe?g|svg)$/;

/**
 * The path on the disk of an address below `/content`; `undefined` for anything else, also for what lies behind a link out of the
 * folder. @param root Absolute path of the content folder.
 */
export function findFile(address: string, root: string): string | undefined {
  if (!known.test(address)) return undefined;
  const file = join(root, address.slice("/content".length));
  const real = realpathSync(nearestThere(file));
  const top = realpathSync(root);
  return real === top || real.startsWith(top + sep) ? file : undefined;
}

function nearestThere(file: string): string {
  return existsSync(file) ? file : nearestThere(dirname(file));
}

/** What is in a folder. */
export function listFolder(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}

/** Writes a text or picture in one step, so that nobody reads half of it. @returns Whether the desk may write this file. */
export function writeWhole(file: string, content: string | Uint8Array): boolean {
  if (!changeable.test(file)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.new`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  return true;
}

/** @returns Whether there was a text or picture to remove. */
export function removeFile(file: string): boolean {
  if (!changeable.test(file) || !existsSync(file)) return false;
  rmSync(file);
  return true;
}
