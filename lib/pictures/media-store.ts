import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Site } from "../content/site/site";
import { getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { writeAtomically } from "../util/write-atomically";

/** How many pictures are kept after the last page stopped showing them: cached and custom pages still ask for them. */
const maxUnshown = 300;

/** File name of the original in the folder of its version. */
export const originalName = "original";

/** Path in the store, which has a folder for each version of a picture ("name-3fa94c01b2d7"), with the original and its variants. */
function pathInStore(...names: readonly string[]): string {
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir), ...names);
}

/** Whether anything of this version of a picture is stored. */
export function isStored(key: string): boolean {
  return existsSync(/* turbopackIgnore: true */ pathInStore(key));
}

/** `undefined` when there is no such file. */
export function readStored(key: string, name: string): Promise<Buffer | undefined> {
  return readFile(/* turbopackIgnore: true */ pathInStore(key, name)).catch(() => undefined);
}

/** Never fails: a picture that cannot be stored is encoded again at the next request. */
export function store(key: string, name: string, bytes: Buffer): void {
  attempt(() => writeAtomically(pathInStore(key, name), bytes));
}

/** Removes the oldest pictures that no page shows any more. */
export function settlePictures({ library }: Site): void {
  attempt(() => {
    const shown = new Set([...library.pictures.values()].map(({ key }) => key));
    const names = existsSync(/* turbopackIgnore: true */ pathInStore()) ? readdirSync(pathInStore()) : [];
    const timed = names
      .filter((name) => !shown.has(name))
      .map((name) => ({ name, modified: statSync(pathInStore(name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
    for (const { name } of timed.sort((a, b) => b.modified - a.modified).slice(maxUnshown))
      rmSync(pathInStore(name), { recursive: true, force: true });
  });
}

let isReported = false;

function attempt(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!isReported) logError(`media: pictures cannot be stored: ${error}`);
    isReported = true;
  }
}
