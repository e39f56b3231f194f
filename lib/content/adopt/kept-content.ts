import { constants, type Dirent, existsSync, statSync } from "node:fs";
import {
  copyFile as copyBytes,
  link,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from "node:fs/promises";
import { join, relative, resolve } from "node:path";
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

/** @param folder Absolute path; it need not exist. In it each version is a folder, and `current` leads to the last one. */
export function openKeptContent(folder: string): KeptContent {
  const current = join(/* turbopackIgnore: true */ folder, "current");
  let last: Promise<void> = Promise.resolve();

  const copy = async (root: string, version: string, isStill: () => boolean): Promise<void> => {
    const former = await readlink(current).catch(() => undefined);
    if (former === version || !isStill()) return;
    const unfinished = join(/* turbopackIgnore: true */ folder, `.${version}.${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    await copyFolder(root, unfinished, join(/* turbopackIgnore: true */ folder, former ?? "none"));
    if (!isStill()) return rm(unfinished, { recursive: true });
    // Another process may have kept the same.
    const kept = join(/* turbopackIgnore: true */ folder, version);
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
    await rm(`${current}.new`, { force: true });
    await symlink(version, `${current}.new`);
    await rename(`${current}.new`, current);
    await clear(new Set(["current", version, former]));
  };

  const clear = async (needed: ReadonlySet<string | undefined>) => {
    // Another process may be making one now; what a process has left that was killed meanwhile is older.
    for (const name of await readdir(folder))
      if (!needed.has(name) && !(name.startsWith(".") && (await isNew(join(/* turbopackIgnore: true */ folder, name)))))
        await rm(join(/* turbopackIgnore: true */ folder, name), { recursive: true, force: true });
  };

  return {
    find: () => (existsSync(/* turbopackIgnore: true */ current) ? current : undefined),
    // One after the other: a change while a copy is made is kept as well.
    keep: (root, version, isStill) => {
      last = last
        .then(() => copy(root, version, isStill))
        .catch((error: unknown) => {
          // A folder that has gone meanwhile is told where it is read.
          if (existsSync(/* turbopackIgnore: true */ root))
            logError(`content: it could not be copied, so a start with broken content would show nothing: ${error}`);
        });
      return last;
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

/** Copies a folder. Files that are as they were in the former copy are links to those. All at once: one after the other, ten thousand take seconds. */
async function copyFolder(from: string, to: string, former: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const copyEntry = (entry: Dirent) => {
    const at = (folder: string) => `${folder}/${entry.name}`;
    return (entry.isDirectory() ? copyFolder : copyFile)(at(from), at(to), at(former));
  };
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(entries.filter(({ name }) => !name.startsWith(".")).map(copyEntry));
}

async function copyFile(source: string, target: string, before: string): Promise<void> {
  // Takes a tenth of the time of as many promises.
  const now = statSync(source);
  if (!now.isFile()) return;
  const then = statSync(before, { throwIfNoEntry: false });
  if (then?.size === now.size && Math.abs(then.mtimeMs - now.mtimeMs) < 1) return link(before, target);
  await copyBytes(source, target, constants.COPYFILE_FICLONE);
  // Its time tells whether it has changed since.
  await utimes(target, now.atime, now.mtime);
}
