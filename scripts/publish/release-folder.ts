import { execFileSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";

/** How many releases are kept, the current one included, to go back to. */
const keptReleases = 3;

/** The content folder as a link to one of several releases, each of which is a folder that never changes. */
export type Live = {
  /** Absolute path of the link, which CONTENT_DIR names. */
  link: string;
  /** Folder of the releases, beside the link. */
  releases: string;
};

/** @throws Error if there is something else than a link. */
export function openLive(link: string): Live {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink())
    throw new Error(
      `${link} is a folder. Let CONTENT_DIR name an address at which nothing is yet: it becomes a link to what is published.`,
    );
  const releases = `${link}.releases`;
  mkdirSync(releases, { recursive: true });
  return { link, releases };
}

/** The name of the release that is live; `undefined` before the first. */
export function currentRelease({ link }: Live): string | undefined {
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/**
 * Writes the content of a commit as a release. Files that are those of the current release are the same files on disk, so that the
 * server sees at once that they have not changed.
 * @param repository A clone, with or without a work tree.
 * @param folder The content folder in it.
 * @returns The release's name, and the files that it adds, changes or removes, by their paths below the content folder.
 */
export function writeRelease(live: Live, repository: string, commit: string, folder: string) {
  const path = join(live.releases, commit);
  const building = `${path}.tmp`;
  rmSync(building, { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: join(building, "index") };
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { env, stdio: "pipe" });
  git("read-tree", `${commit}:${folder}`);
  const tree = join(building, "tree");
  mkdirSync(tree);
  // A link becomes a file with its target as text: one that leads out of the content would show readers other files.
  git("-c", "core.symlinks=false", "--work-tree", tree, "checkout-index", "--all", `--prefix=${tree}/`);
  const old = currentRelease(live);
  const changed = shareFiles(tree, old === undefined ? undefined : join(live.releases, old));
  renameSync(tree, path);
  rmSync(building, { recursive: true });
  return { name: commit, path, changed };
}

/** Makes a release live, or none. A rename replaces the link in one step, so no reader sees half of a release. */
export function switchTo({ link, releases }: Live, name: string | undefined): void {
  if (name === undefined) {
    rmSync(link, { force: true });
    return;
  }
  const next = `${link}.next`;
  rmSync(next, { force: true });
  // On Windows a junction needs no rights; elsewhere the type is ignored.
  symlinkSync(resolve(releases, name), next, "junction");
  renameSync(next, link);
}

/** Removes releases that are neither among the newest nor live. */
export function removeOld(live: Live): void {
  const current = currentRelease(live);
  const byAge = readdirSync(live.releases)
    .map((name) => ({ name, changedAt: statSync(join(live.releases, name)).ctimeMs }))
    .sort((a, b) => b.changedAt - a.changedAt)
    .filter(({ name }) => name !== current);
  for (const { name } of byAge.slice(keptReleases - 1))
    rmSync(join(live.releases, name), { recursive: true, force: true });
}

/** Replaces each file that is equal in the old folder by that file. @returns The others, and what only the old folder has. */
function shareFiles(folder: string, old: string | undefined): string[] {
  const [now, before] = [filesIn(folder), old === undefined ? [] : filesIn(old)];
  const changed = now.filter((name) => {
    const [file, known] = [join(folder, name), old && join(old, name)];
    if (!known || !existsSync(known) || !readFileSync(known).equals(readFileSync(file))) return true;
    rmSync(file);
    linkSync(known, file);
    return false;
  });
  const known = new Set(now);
  return [...changed, ...before.filter((name) => !known.has(name))];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The commit at which a branch of the remote repository is now. Gives up after two minutes, and asks for no password. */
export function fetchBranch(repository: string, branch: string): string {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], { env, encoding: "utf8", stdio: "pipe", timeout: 120_000 });
  git("fetch", "--quiet", "origin", branch);
  return git("rev-parse", "FETCH_HEAD").trim();
}
