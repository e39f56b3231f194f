import { git } from "./git";
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

/** Longest difference that is shown, in characters. */
const longestDifference = 100_000;

/**
 * The last changes of the content, the newest first. @param name One file alone, also under its former names.
 */
export async function listHistory({ top, prefix }: Repository, name?: string): Promise<PastChange[]> {
  const where = name === undefined ? ["--", prefix || "."] : ["--follow", "--", prefix + name];
  // Separators that no name and no message has.
  const format = "--format=%x01%H%x02%an%x02%ad%x02%s%x02";
  const printed = await git(top, [
    "log",
    "-20",
    "-z",
    format,
    "--date=format:%Y-%m-%d %H:%M",
    "--name-only",
    ...where,
  ]).catch(() => "");
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
export async function readDifference({ top, prefix }: Repository, commit: string, name?: string): Promise<string> {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Obstacle("There is no such change.");
  const where = name === undefined ? prefix || "." : prefix + name;
  const text = await git(top, ["show", "--format=", "--no-ext-diff", "--no-textconv", commit, "--", where]).catch(
    () => {
      throw new Obstacle("There is no such change.");
    },
  );
  return text.length > longestDifference ? `${text.slice(0, longestDifference)}\n… and more` : text;
}
