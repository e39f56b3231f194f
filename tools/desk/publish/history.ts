import { git, gitLines } from "./git";
import { cutDifference } from "./list-changes";
import { Obstacle, type Repository } from "./repository";

/** A commit that has changed the content. `who`: "Ada Page"; `when`: "2025-06-28 14:03". */
export type PastChange = { commit: string; who: string; when: string; what: string };

/** The last changes of the content, the newest first. */
export async function listHistory({ top, prefix }: Repository): Promise<PastChange[]> {
  // Separators that no name and no message has.
  const format = ["--format=%H%x02%an%x02%ad%x02%s", "--date=format:%Y-%m-%d %H:%M"];
  const lines = await gitLines(top, "log", "-20", ...format, "--", prefix || ".").catch(() => []);
  return lines.map((line) => {
    const [commit = "", who = "", when = "", what = ""] = line.split("\x02");
    return { commit, who, when, what };
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
