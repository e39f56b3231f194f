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
      `${link} is a folder. Set CONTENT_DIR to a path that does not exist yet: it becomes a link to what is published.`,
    );
  const releases = `${link}.releases`;
  mkdirSync(releases, { recursive: true });
  return { link, releases };
}

/** The name of the release that is live; `undefined` before the first. */
export function currentRelease({ link }: Live): string | undefined {
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/** Whether the folder of a release is there, live or not. */
export function hasRelease({ releases }: Live, name: string): boolean {
  return existsSync(join(releases, name));
}

/**
 * Writes the content of a commit as a release. Files that are those of the current release are the same files on disk, so that the
 * server sees at once that they have not changed.
 * @returns The release's folder, and how many files it adds, changes or removes.
 */
export function writeRelease(live: Live, commit: string): { path: string; changed: number } {
  const content = `${commit}:${contentFolder(live, commit)}`;
  const path = join(live.releases, commit);
  const building = `${live.link}.building`;
  rmSync(building, { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
  const tree = join(building, "tree");
  mkdirSync(tree, { recursive: true });
  const index = { GIT_INDEX_FILE: join(building, "index") };
  git(live, ["read-tree", content], index);
  // A link becomes a file with its target as text: one that leads out of the content would show readers other files.
  const checkout = ["checkout-index", "--all", `--prefix=${tree}/`];
  git(live, ["-c", "core.symlinks=false", "--work-tree", tree, ...checkout], index);
  const old = currentRelease(live);
  const changed = shareFiles(tree, old === undefined ? undefined : join(live.releases, old));
  renameSync(tree, path);
  rmSync(building, { recursive: true });
  return { path, changed };
}

/** Where the content is in the repository: in `content`, as in the whole project, or at its root. */
function contentFolder(live: Live, commit: string): string {
  const entries = git(live, ["ls-tree", "-d", "--name-only", commit, "content/site", "site"]).split("\n");
  if (entries.includes("content/site")) return "content";
  if (entries.includes("site")) return "";
  throw new Error("The repository has no content: neither a folder content/site nor a folder site.");
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

/** Replaces each file that is equal in the old folder by that file. @returns How many are not, or are only there. */
function shareFiles(folder: string, old: string | undefined): number {
  const now = filesIn(folder);
  const before = old === undefined ? [] : filesIn(old);
  const changed = now.filter((name) => {
    const file = join(folder, name);
    const known = old && join(old, name);
    if (!known || !existsSync(known) || !readFileSync(known).equals(readFileSync(file))) return true;
    rmSync(file);
    linkSync(known, file);
    return false;
  });
  const known = new Set(now);
  return changed.length + before.filter((name) => !known.has(name)).length;
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

/**
 * Brings a branch into the clone beside the link, which is made at the first time. The branch may have been rewritten.
 * @param repository Address or path of the repository.
 * @param branch Default: the repository's own.
 * @returns The commit at which the branch is now.
 * @throws Error with the words of git. It gives up after two minutes, and asks for no password.
 */
export function fetchCommit(live: Live, repository: string, branch?: string): string {
  const from = existsSync(repository) ? resolve(repository) : repository;
  const ref = branch === undefined ? "HEAD" : `refs/heads/${branch}`;
  mkdirSync(getClone(live), { recursive: true });
  git(live, ["init", "--quiet", "--bare", "--initial-branch=content"]);
  git(live, ["fetch", "--quiet", "--no-tags", "--", from, `+${ref}:refs/heads/content`]);
  return git(live, ["rev-parse", "refs/heads/content"]).trim();
}

function getClone({ link }: Live): string {
  return `${link}.git`;
}

function git(live: Live, args: readonly string[], settings: Readonly<Record<string, string>> = {}): string {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", ...settings };
  try {
    return execFileSync("git", ["-C", getClone(live), ...args], {
      env,
      encoding: "utf8",
      stdio: "pipe",
      timeout: 120_000,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    // Not its message, which has the command and with it the address.
    const { stderr, code } = error as { stderr?: string; code?: string };
    const words = stderr?.trim() || `it failed (${code})`;
    throw new Error(`git: ${words.replace(/\/\/[^/\s@]+@/g, "//")}`);
  }
}
