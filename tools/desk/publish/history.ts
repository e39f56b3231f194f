import { git } from "./git";
import { cutDifference } from "./list-changes";
import { Obstacle, type Repository } from "./repository";

/** A commit that has changed the content. */
export type PastChange = {
  commit: string;
  /** "Ada Page" */
  who: string;
  /** "2025-06-28 14:03" */
  when: string;
  what: string;
  /** The content files that it changed. */
  files: string[];
};

/** The last changes of the content, the newest first. */
export async function listHistory({ top, prefix }: Repository): Promise<PastChange[]> {
  // Separators that no name and no message has.
  const format = ["--format=%x01%H%x02%an%x02%ad%x02%s%x02", "--date=format:%Y-%m-%d %H:%M"];
  const printed = await git(top, ["log", "-20", "-z", ...format, "--name-only", "--", prefix || "."]).catch(() => "");
  return printed
    .split("\x01")
    .filter(Boolean)
    .map((part) => {
      const [commit = "", who = "", when = "", what = "", files = ""] = part.split("\x02");
      const names = files
        .split("\0")
        .map((path) => path.trim())
        .filter((path) => path.startsWith(prefix) && path !== "");
      return { commit, who, when, what, files: names.map((path) => path.slice(prefix.length)) };
    });
}

/** The difference that a commit made to the content, as git prints it. @throws Obstacle */
export async function readDifference({ top, prefix }: Repository, commit: string): Promise<string> {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Obstacle("There is no such change.");
  const show = ["show", "--format=", "--no-ext-diff", "--no-textconv", commit, "--", prefix || "."];
  const text = await git(top, show).catch(() => {
    throw new Obstacle("There is no such change.");
  });
  return cutDifference(text);
}
