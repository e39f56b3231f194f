import { join } from "node:path";
import { checkChanges, checkContent } from "../../../lib/check/check-content";
import type { Diagnostic } from "../../../lib/content/read/diagnostics";
import { today } from "../../../lib/content/site/entry-dates";
import type { Library } from "../../../lib/content/site/library";
import { committedContent, contentAt, withFiles } from "../../../scripts/lib/content-at";
import { describeFinding, inWords } from "./describe-finding";
import { type ChangedFile, listChanges } from "./list-changes";
import { findHead, findUpstream, GitError, git, gitLines, listSome, Obstacle, type Repository } from "./repository";
import { versionOf, waitUntilLive } from "./wait-until-live";

/** How long a site may take to show a commit, in milliseconds: one that reads this folder, and one that gets it through a git host. */
const patience = { here: 15_000, pushed: 120_000 };

/** Longest message of a publication, in characters. */
export const longestMessage = 500;

export type Publication = {
  /** What was done, in the editor's words. */
  message: string;
  /** The files, as the editor has seen them. */
  files: readonly { name: string; version: string }[];
  /** The commit that the editor has seen. */
  head: string;
};

/** A commit that was made, and what became of it. */
export type Outcome = {
  commit: string;
  /** Seconds from the press until the site showed it; not set if it does not yet. */
  seconds?: number;
  /** Why readers do not see it yet. */
  problem?: string;
  /** What the check asks for besides, such as a former price in the history of a plan. */
  wanted?: string[];
};

type Options = { site: string; patience?: number | undefined };

/**
 * Commits exactly these files, pushes them if the branch is pushed anywhere, and waits until the site shows them.
 * @throws Obstacle, and then everything is as it was.
 */
export async function publishChanges(repository: Repository, { message, files, head }: Publication, options: Options) {
  const startedAt = performance.now();
  const { top, prefix } = repository;
  const words = message.trim();
  if (!words) throw new Obstacle("Describe the change in a few words.");
  if (words.length > longestMessage) throw new Obstacle(`The message has at most ${longestMessage} characters.`);
  if (files.length === 0) throw new Obstacle("Choose what to publish.");
  await refuseOthers(repository, head);
  const changes = await listChanges(repository);
  const known = new Map(changes.map((one) => [one.name, one]));
  const unseen = files.filter(({ name, version }) => known.get(name)?.version !== version);
  if (unseen.length > 0)
    throw new Obstacle(
      `${listSome(unseen.map(({ name }) => name))} has changed since you looked. Check it again, then publish.`,
    );
  const names = files.map(({ name }) => name);
  const checked = checkChosen(repository, names, changes, head);

  const paths = names.map((name) => prefix + name);
  try {
    await git(top, ["add", "--all", "--", ...paths]);
    await git(top, ["commit", "--quiet", "--file=-", "--only", "--", ...paths], { input: `${words}\n` });
  } catch (error) {
    await git(top, ["reset", "--quiet", "--", ...paths]).catch(() => "");
    throw new Obstacle(`Git refused it: ${(error as Error).message}`);
  }
  // The commit and the index go back; the files stay as the editor has written them.
  const goBack = (before: string) => git(top, ["reset", "--quiet", "--mixed", before]);
  return finish(repository, { head, goBack, startedAt, checked }, options);
}

/**
 * Publishes the reverse of a commit. @param head The commit that the editor has seen.
 * @throws Obstacle, and then everything is as it was.
 */
export async function undoPublication(
  repository: Repository,
  { commit, head }: { commit: string; head: string },
  options: Options,
): Promise<Outcome> {
  const startedAt = performance.now();
  const { top, prefix } = repository;
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Obstacle("There is no such publication.");
  await refuseOthers(repository, head);
  await git(top, ["merge-base", "--is-ancestor", commit, "HEAD"]).catch(() => {
    throw new Obstacle("There is no such publication.");
  });
  const [, ...parents] = (await git(top, ["rev-list", "--parents", "-1", commit])).trim().split(" ");
  if (parents.length !== 1) throw new Obstacle("This is a merge commit, or the first commit. Undo it with git.");
  const paths = (await git(top, ["diff-tree", "-r", "-z", "--no-commit-id", "--name-only", commit]))
    .split("\0")
    .filter(Boolean);
  const others = paths.filter((path) => !path.startsWith(prefix));
  if (others.length > 0)
    throw new Obstacle(`This commit also changes ${listSome(others)}, outside the content. Undo it with git.`);
  const changes = await listChanges(repository);
  const unsaved = changes.filter(({ name }) => paths.includes(prefix + name)).map(({ name }) => name);
  if (unsaved.length > 0)
    throw new Obstacle(`${listSome(unsaved)} has unpublished changes. Publish or undo them first.`);
  const seen = committedContent(repository.root);
  try {
    await git(top, ["revert", "--no-edit", commit]);
  } catch (error) {
    await git(top, ["revert", "--abort"]).catch(() => "");
    throw new Obstacle(
      /conflict/i.test((error as Error).message)
        ? `Later commits changed the same lines of ${listSome(paths)}. Undo those first, or correct the file.`
        : `Git refused it: ${(error as Error).message}`,
    );
  }
  const goBack = (before: string) => git(top, ["reset", "--quiet", "--keep", before]);
  try {
    const names = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const checked = checkChosen(repository, names, changes, head, seen);
    return { ...(await finish(repository, { head, goBack, startedAt, checked }, options)), wanted: checked.wanted };
  } catch (error) {
    if (error instanceof Obstacle) await goBack(head);
    throw error;
  }
}

/** @throws Obstacle if somebody has committed here since the editor looked. */
async function refuseOthers(repository: Repository, head: string): Promise<void> {
  const now = await findHead(repository);
  if (now === head) return;
  const between = await gitLines(repository.top, "log", "--format=%an: %s", `${head}..${now}`).catch(() => []);
  throw new Obstacle(
    `Somebody has made a commit since you looked (${listSome(between)}). Check your changes again, then publish.`,
  );
}

/** What the check finds: errors, with which nothing can be published, and what it asks for after a change that readers see. */
type Found = { errors: Diagnostic[]; wanted: Diagnostic[] };

let lastCheck: { key: string; found: Found } | undefined;

/** What the check finds in the content on the disk. Kept, because editors look at their changes and then publish the same content. */
export function checkNow(root: string, head: string, changes: readonly ChangedFile[]): Found {
  const day = today();
  const key = JSON.stringify([root, head, day, changes.map(({ name, version }) => [name, version])]);
  if (lastCheck?.key !== key) {
    lastCheck = { key, found: checkFolder(root, committedContent(root)) };
  }
  return lastCheck.found;
}

function checkFolder(root: string, former: Library | undefined): Found {
  const options = { root, day: today() };
  return {
    errors: checkContent(options).filter(({ severity }) => severity === "error"),
    wanted: checkChanges({ ...options, former }),
  };
}

/** Content as it will be published. */
type Checked = {
  /** Absolute path of its folder. */
  folder: string;
  /** What the check asks for without preventing the publication. */
  wanted: string[];
};

/**
 * Checks the content as it will be published: the last commit with these files alone changed. @param changes All files that differ from it.
 * @param seen What readers see until then, if it is not the last commit.
 * @throws Obstacle with what the check finds in them.
 */
function checkChosen(
  { root }: Repository,
  names: readonly string[],
  changes: readonly ChangedFile[],
  head: string,
  seen?: Library,
): Checked {
  const isAll = changes.every(({ name }) => names.includes(name));
  const folder = isAll ? root : withFiles(contentAt("HEAD", root), names, root);
  const { errors, wanted } =
    isAll && !seen ? checkNow(root, head, changes) : checkFolder(folder, seen ?? committedContent(root));
  const tell = (one: Diagnostic) => inWords(describeFinding(one, folder));
  // An error in another file counts, too: the site takes the whole content or none of it.
  if (errors.length > 0) throw new Obstacle(`Correct this first:\n${errors.map(tell).join("\n")}`);
  return { folder, wanted: wanted.filter((one) => isAbout(one, names, folder)).map(tell) };
}

/** Whether a problem is in one of these files. */
export function isAbout({ file }: Diagnostic, names: readonly string[], root: string): boolean {
  return names.some((name) => join(root, name) === file);
}

type Made = { head: string; goBack: (before: string) => Promise<unknown>; startedAt: number; checked: Checked };

async function finish(
  repository: Repository,
  { head, goBack, startedAt, checked }: Made,
  options: Options,
): Promise<Outcome> {
  const { top, root } = repository;
  const [commit = ""] = await gitLines(top, "rev-parse", "HEAD");
  const upstream = await findUpstream(repository);
  const target = upstream ? await pushTarget(repository) : undefined;
  const pushing = target && git(top, ["push", "--quiet", ...target], { timeout: 120_000 }).catch((error) => error);
  // Worked out while git pushes. A site on this machine reads the folder, and in it the unpublished changes, too.
  const version = upstream ? versionOf(checked.folder) : versionOf(root);
  const refusal = await pushing;
  if (upstream && refusal instanceof GitError) {
    await goBack(head);
    throw await explainRefusal(repository, upstream, refusal);
  }
  const wait = options.patience ?? (upstream ? patience.pushed : patience.here);
  const problem = await waitUntilLive({ site: options.site, commit, version, patience: wait });
  return problem ? { commit, problem } : { commit, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
}

/** The remote and branch that the current branch is pushed to, whatever `push.default` says. */
async function pushTarget({ top }: Repository): Promise<[remote: string, refs: string]> {
  const branch = (await git(top, ["symbolic-ref", "--short", "HEAD"])).trim();
  const remote = (await git(top, ["config", `branch.${branch}.remote`])).trim();
  const merge = (await git(top, ["config", `branch.${branch}.merge`])).trim();
  return [remote, `HEAD:${merge}`];
}

/** Why the git host has refused a commit. If somebody else has published in the meantime, their commits are merged here. */
async function explainRefusal({ top }: Repository, upstream: string, refusal: GitError): Promise<Obstacle> {
  try {
    await git(top, ["fetch", "--quiet"]);
  } catch (error) {
    return new Obstacle(`The git host cannot be reached: ${hideSecrets((error as GitError).message)}`);
  }
  const theirs = await gitLines(top, "log", "--format=%an: %s", `HEAD..${upstream}`);
  if (theirs.length === 0)
    return new Obstacle(`Nothing has been published, because the git host refused it: ${hideSecrets(refusal.message)}`);
  const what = `Somebody else has published in the meantime (${listSome(theirs)}).`;
  return git(top, ["merge", "--quiet", "--ff-only", upstream]).then(
    () => new Obstacle(`${what} It is here now. Check your changes again, then publish.`),
    () => new Obstacle(`${what} Git cannot merge it automatically. Merge it with git.`),
  );
}

/** An address may hold a password. */
function hideSecrets(words: string): string {
  return words.replace(/(\w+:\/\/)[^/\s@]+@/g, "$1");
}
