import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { relative, resolve } from "node:path";

/** Git has failed. The message is what it printed. */
export class GitError extends Error {}

type GitOptions = {
  /** What git reads from its standard input. */
  input?: string;
  /** Milliseconds; default: a minute. */
  timeout?: number;
};

/**
 * Runs git in a folder. Paths are taken literally, never as patterns; nobody is asked for a password; and reading takes no lock.
 * @returns What it prints. @throws GitError
 */
export function git(
  folder: string,
  args: readonly string[],
  { input, timeout = 60_000 }: GitOptions = {},
): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_EDITOR: "true", LC_ALL: "C" };
  const all = ["--literal-pathspecs", "-c", "core.quotePath=false", ...args];
  return new Promise((done, fail) => {
    const options = { cwd: folder, env, timeout, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile("git", all, options, (error, printed, said) => {
      if (error) fail(new GitError(said.trim() || printed.trim() || error.message));
      else done(printed);
    });
    // Git may end without reading it.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input ?? "");
  });
}

/** The lines of what git prints, without the last line break. */
export async function gitLines(folder: string, ...args: string[]): Promise<string[]> {
  const printed = (await git(folder, args)).replace(/\n$/, "");
  return printed ? printed.split("\n") : [];
}

/** Why something cannot be published now, in words for an editor. Nothing has been changed. */
export class Obstacle extends Error {}

/** The git repository of a content folder. */
export type Repository = {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the top folder of the repository. */
  top: string;
  /** Path of the content folder in it, "" or "content/". */
  prefix: string;
};

/** @throws Obstacle where there is no repository. */
export async function openRepository(root: string): Promise<Repository> {
  try {
    const [shown = ""] = await gitLines(root, "rev-parse", "--show-toplevel");
    const top = realpathSync(resolve(shown));
    const real = realpathSync(root);
    const prefix = relative(top, real).replaceAll("\\", "/");
    return { root: real, top, prefix: prefix && `${prefix}/` };
  } catch (error) {
    if (error instanceof GitError && /not a git repository/.test(error.message))
      throw new Obstacle("The content is not in a git repository, so nothing can be published or undone from here.");
    if (/ENOENT/.test(String(error))) throw new Obstacle("The program git is not installed on this machine.");
    throw new Obstacle(`Git says: ${String((error as Error).message)}`);
  }
}

/** Files that git keeps while an operation is in progress. */
const underWay: readonly (readonly [file: string, what: string])[] = [
  ["MERGE_HEAD", "A merge"],
  ["rebase-merge", "A rebase"],
  ["rebase-apply", "A rebase"],
  ["CHERRY_PICK_HEAD", "A cherry-pick"],
  ["REVERT_HEAD", "A revert"],
];

/**
 * Makes sure that a commit made now has what the desk publishes, and nothing else. @returns The commit that is checked out.
 * @throws Obstacle
 */
export async function findHead({ top }: Repository): Promise<string> {
  const begun = await gitLines(top, "rev-parse", ...underWay.flatMap(([file]) => ["--git-path", file]));
  const found = underWay.find((_, index) => existsSync(resolve(top, begun[index] ?? "")));
  if (found) throw new Obstacle(`${found[1]} is in progress in the repository. Finish or abort it with git first.`);
  const head = await git(top, ["rev-parse", "--verify", "--quiet", "HEAD"]).catch(() => "");
  if (!head) throw new Obstacle("The repository has no commits yet. Make the first one with git.");
  const branch = await git(top, ["symbolic-ref", "--quiet", "HEAD"]).catch(() => "");
  if (!branch)
    throw new Obstacle("The repository is not on a branch, so a commit would be lost. Check one out with git.");
  const staged = (await git(top, ["diff", "--cached", "--name-only", "-z"])).split("\0").filter(Boolean);
  if (staged.length > 0)
    throw new Obstacle(
      `Somebody has begun a commit with git: ${listSome(staged)}. Finish it, or take the files out of it with \`git reset\`.`,
    );
  const isKnown = await git(top, ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]).catch(
    () => undefined,
  );
  if (isKnown === undefined)
    throw new Obstacle(
      'Git does not know who you are. Run once: git config --global user.name "Your Name", and git config --global user.email you@example.com.',
    );
  return head.trim();
}

/** The branch to which this one is pushed, "origin/main"; `undefined` if there is none. */
export async function findUpstream({ top }: Repository): Promise<string | undefined> {
  const printed = await git(top, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]).catch(() => "");
  return printed.trim() || undefined;
}

/** "a, b, c and 4 more". */
export function listSome(names: readonly string[]): string {
  const rest = names.length - 3;
  return rest > 0 ? `${names.slice(0, 3).join(", ")} and ${rest} more` : names.join(", ");
}
