import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import type { PreviewFile } from "./preview-card";

/** Versions of one page's card that are kept: the present one, and two that shared links may still show. */
const mostVersions = 3;

/** Where a card lies: a folder for each page in MEDIA_DIR, a file for each version. */
function fileOf({ kind, slug, digest }: PreviewFile): string {
  const root = resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir);
  return join(/* turbopackIgnore: true */ root, "previews", `${kind}.${slug}`, `${digest}.jpg`);
}

/** The card from disk; `undefined` where it was not drawn. */
export function readCard(card: PreviewFile): Promise<Buffer | undefined> {
  return readFile(fileOf(card)).catch(() => undefined);
}

/** Whether the card was drawn. */
export function hasCard(card: PreviewFile): Promise<boolean> {
  return access(fileOf(card)).then(
    () => true,
    () => false,
  );
}

/** Keeps a card, and removes the oldest of the same page. A disk that cannot be written costs only time. */
export function writeCard(card: PreviewFile, bytes: Buffer): void {
  const file = fileOf(card);
  const folder = dirname(file);
  try {
    const unfinished = `${file}.${process.pid}.new`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    const versions = readdirSync(folder).map((name) => join(/* turbopackIgnore: true */ folder, name));
    const timed = versions.map((path) => ({ path, modified: path === file ? Number.POSITIVE_INFINITY : timeOf(path) }));
    for (const { path } of timed.sort((a, b) => b.modified - a.modified).slice(mostVersions)) rmSync(path);
  } catch (error) {
    logError(`previews: ${card.file} cannot be kept: ${error}`);
  }
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
