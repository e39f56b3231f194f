import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { readFolder } from "../../lib/content/read/read-folder";
import type { Library } from "../../lib/content/site/library";

/**
 * Writes a folder as it is at a commit to a temporary one, with git alone, which needs neither tar nor a second checkout.
 * @param root Absolute path of the folder.
 * @throws Error if it is not part of a git repository, or there is no such commit.
 */
export function contentAt(commit: string, root: string): string {
  const base = temporaryFolder("content-at-");

  const top = git(root, {}, "rev-parse", "--show-toplevel").trim();
  const env = { GIT_INDEX_FILE: join(base, "index") };
  git(top, env, "read-tree", commit);
  const input = git(top, env, "ls-files", "-z", "--", relative(top, root) || ".");
  execFileSync("git", ["checkout-index", "-z", "--stdin", `--prefix=${join(base, "tree")}/`], {
    cwd: top,
    env: { ...process.env, ...env },
    input,
  });
  return resolve(base, "tree", relative(top, root));
}

let committed: { commit: string; content: Library } | undefined;

/**
 * The content as it is in the last commit; `undefined` where git does not tell.
 * @param root Absolute path of the content folder. @param onProblem Called with git's reason, in a sentence, if there is none.
 */
export function committedContent(root: string, onProblem: (reason: string) => void = () => {}): Library | undefined {
  try {
    const commit = git(root, {}, "rev-parse", "HEAD");
    if (committed?.commit !== commit) committed = { commit, content: readFolder({ root: contentAt("HEAD", root) }) };
    return committed.content;
  } catch (error) {
    onProblem(describeGitError(error));
    return undefined;
  }
}

/** What git says first. */
function describeGitError(error: unknown): string {
  const { code, stderr } = error as { code?: string; stderr?: string };
  if (code === "ENOENT") return "git is not installed";
  return (stderr ?? "").split("\n", 1)[0]?.replace(/^fatal: /, "") || "git failed";
}

/** The same folder with some files of another one. @param names Paths below both. */
export function withFiles(folder: string, names: readonly string[], from: string): string {
  for (const name of names) {
    // A named file that is gone was deleted.
    if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name));
    else rmSync(join(folder, name), { force: true });
  }
  return folder;
}

/** Set once there is a folder to remove. */
let temporary: string[] | undefined;

/** A new folder that is removed when the process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (!temporary) {
    temporary = [];
    process.on("exit", () =>
      temporary?.forEach((one) => void rmSync(one, { recursive: true, force: true, maxRetries: 5 })),
    );
  }
  temporary.push(folder);
  return folder;
}

function git(folder: string, env: Record<string, string>, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
}
