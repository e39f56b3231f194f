import { readdirSync, rmSync, statSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { writeAtomically } from "../../util/write-atomically";
import type { PreviewFile } from "./preview-card";

/** Versions of one page's card that are stored: the current one, and two that shared links may still show. */
const maxVersions = 3;

/** Path of a card: a folder for each page in MEDIA_DIR, a file for each version. */
function getFile({ kind, slug, digest }: PreviewFile): string {
  const root = resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir);
  return join(/* turbopackIgnore: true */ root, "previews", `${kind}.${slug}`, `${digest}.jpg`);
}

/** The card from disk; `undefined` when it was not drawn yet. */
export function readCard(card: PreviewFile): Promise<Buffer | undefined> {
  return readFile(getFile(card)).catch(() => undefined);
}

/** Whether the card is on disk. */
export function hasCard(card: PreviewFile): Promise<boolean> {
  return access(getFile(card)).then(
    () => true,
    () => false,
  );
}

/** Stores a card, and removes the oldest of the same page. Never fails: a card that cannot be stored is drawn again. */
export function writeCard(card: PreviewFile, bytes: Buffer): void {
  const file = getFile(card);
  const folder = dirname(file);
  try {
    writeAtomically(file, bytes);
    const versions = readdirSync(folder).map((name) => join(/* turbopackIgnore: true */ folder, name));
    const timed = versions.map((path) => ({
      path,
      modified: path === file ? Number.POSITIVE_INFINITY : getTime(path),
    }));
    for (const { path } of timed.sort((a, b) => b.modified - a.modified).slice(maxVersions)) rmSync(path);
  } catch (error) {
    logError(`previews: ${card.file} cannot be stored: ${error}`);
  }
}

function getTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
