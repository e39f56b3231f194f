import { execFile } from "node:child_process";

/** Git could not do it. The message is what git has said. */
export class GitError extends Error {}

type GitOptions = {
  /** What git reads from its standard input. */
  input?: string;
  /** Milliseconds; default: a minute. */
  timeout?: number;
};

/**
 * Runs git in a folder. Names are names, never patterns; nobody is asked for a password; and a look locks nothing.
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
