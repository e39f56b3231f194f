import { execFileSync } from "node:child_process";

/** Makes a folder a git repository, of somebody whom git knows, with all that is in it as one commit. @returns The commit. */
export function commitAll(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada Page");
  git("config", "user.email", "ada@almanac.example");
  git("add", ".");
  git("commit", "--quiet", "--message", "First");
  return git("rev-parse", "HEAD");
}
