import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from "node:fs";
import { readdir, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { sha256 } from "../../util/digest";
import { contentRoot } from "../read/content-path";

/** A whole copy of the content that readers have seen last, for a start at which the folder itself cannot be shown. */
export type KeptContent = {
  /** Absolute path of the copy; `undefined` while there is none. */
  find: () => string | undefined;
  /**
   * Copies a content folder. Files that are as they were are links to the copy before, and never to the folder itself: an editor
   * that writes into a file would change the copy as well. @param isStill Whether the folder has not changed meanwhile; else it is
   * not kept.
   */
  keep: (root: string, version: string, isStill: () => boolean) => Promise<void>;
};

const noLeftovers = async () => {};

/** @param folder Absolute path; it need not exist. In it each version is a folder, and `current` leads to the last one. */
export function openKeptContent(folder: string): KeptContent {
  const current = join(/* turbopackIgnore: true */ folder, "current");
  let last: Promise<void> = Promise.resolve();

  /** @returns What deletes all that is not needed any more. */
  const copy = async (root: string, version: string, isStill: () => boolean): Promise<() => Promise<void>> => {
    const former = await readlink(current).catch(() => undefined);
    if (former === version || !isStill()) return noLeftovers;
    const unfinished = join(/* turbopackIgnore: true */ folder, `.${version}.${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    await copyFolder(root, unfinished, join(/* turbopackIgnore: true */ folder, former ?? "none"));
    if (!isStill()) return () => rm(unfinished, { recursive: true });
    const kept = join(/* turbopackIgnore: true */ folder, version);
    // Another process may have kept the same.
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
    await rm(`${current}.new`, { force: true });
    await symlink(version, `${current}.new`);
    await rename(`${current}.new`, current);
    return () => clear(version, former);
  };

  const clear = async (version: string, former: string | undefined) => {
    const needed = new Set(["current", version, former]);
    // Another process may be making one now; what a process has left that was killed meanwhile is older.
    for (const name of await readdir(folder))
      if (!needed.has(name) && !(name.startsWith(".") && (await isNew(join(/* turbopackIgnore: true */ folder, name)))))
        await rm(join(/* turbopackIgnore: true */ folder, name), { recursive: true, force: true });
  };

  return {
    find: () => (existsSync(/* turbopackIgnore: true */ current) ? current : undefined),
    // One after the other: a change while a copy is made is kept as well.
    keep: (root, version, isStill) => {
      const tell = (error: unknown) => {
        // A folder that has gone meanwhile is told where it is read.
        if (existsSync(/* turbopackIgnore: true */ root))
          logError(`content: it could not be copied, so a start with broken content would show nothing: ${error}`);
        return noLeftovers;
      };
      const copied = last.then(() => copy(root, version, isStill)).catch(tell);
      // Nobody waits until former versions are deleted.
      last = copied.then((clear) => clear()).catch((error) => void tell(error));
      return copied.then(() => {});
    },
  };
}

/** The copy of this site's content: a folder of its own for each content folder. */
export function siteKeptContent(): KeptContent {
  return openKeptContent(siteFolder());
}

function siteFolder(): string {
  const name = sha256(contentRoot()).slice(0, 12);
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().keptContentDir, name);
}

/** Where a file of the content folder is in its copy, for a version whose files are gone from the folder. */
export function keptFile(file: string): string {
  return join(/* turbopackIgnore: true */ siteFolder(), "current", relative(contentRoot(), file));
}

/** Whether something was made in the last hour. What has gone meanwhile counts as new. */
async function isNew(path: string): Promise<boolean> {
  const made = await stat(path).catch(() => undefined);
  return made === undefined || Date.now() - made.mtimeMs < 3_600_000;
}

/** Milliseconds for which a copy may hold up readers. One call after the other takes a third of the time that promises take. */
const slice = 10;

/** Copies a folder, in slices. */
async function copyFolder(from: string, to: string, former: string): Promise<void> {
  let until = performance.now() + slice;
  const folders = [""];
  for (const folder of folders) {
    const [source, target, before] = [from, to, former].map((one) => join(/* turbopackIgnore: true */ one, folder)) as [
      string,
      string,
      string,
    ];
    mkdirSync(target, { recursive: true });
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      const { name } = entry;
      if (name.startsWith(".")) continue;
      if (entry.isDirectory()) folders.push(join(folder, name));
      else copyOne(...([source, target, before].map((one) => `${one}/${name}`) as [string, string, string]));
      if (performance.now() < until) continue;
      await setImmediate();
      until = performance.now() + slice;
    }
  }
}

function copyOne(source: string, target: string, before: string): void {
  const now = statSync(source);
  if (!now.isFile()) return;
  const then = statSync(before, { throwIfNoEntry: false });
  if (then?.size === now.size && Math.abs(then.mtimeMs - now.mtimeMs) < 1) linkSync(before, target);
  else {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    // It is known again by its time.
    utimesSync(target, now.atime, now.mtime);
  }
}
