import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getVersion } from "../cms/content-files";
import { git, gitLines, Obstacle, type Repository } from "./repository";

/** A file of the content that differs from the last commit. */
export type ChangedFile = {
  /** Path below the content folder: "blog/name.md". */
  name: string;
  state: "new" | "changed" | "deleted";
  /** The version on disk, which a publication names; "" for a deleted file. */
  version: string;
  /** Its text now, or as it was if it is deleted; "" for a picture. */
  text: string;
  /** What differs from the last commit, line by line, as git prints it; "" for a new file and a picture. */
  difference: string;
};

/** Path of a file below the content folder. No part begins with a dot, so none leads out of it. */
export const contentFileName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

/** Longest difference that is shown, in characters. */
const longestDifference = 100_000;

/** All files of the content folder that differ from the last commit, in the order of their names. */
export async function listChanges(repository: Repository): Promise<ChangedFile[]> {
  const { top, root, prefix } = repository;
  const where = prefix || ".";
  // A renamed file counts as a deleted and a new one.
  const status = ["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", where];
  const names = (await git(top, status))
    .split("\0")
    .map((line) => line.slice(3))
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((name) => contentFileName.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = join(root, name);
      // A symbolic link may lead out of the content.
      const isThere = lstatSync(file, { throwIfNoEntry: false })?.isFile();
      const content = isThere ? readFileSync(file) : undefined;
      const isText = name.endsWith(".md");
      const before = await git(top, ["show", `HEAD:${prefix}${name}`]).catch(() => undefined);
      const text = isText ? content?.toString("utf8") : undefined;
      return {
        name,
        state: before === undefined ? "new" : content ? "changed" : "deleted",
        version: content ? getVersion(content) : "",
        text: isText ? (text ?? before ?? "") : "",
        difference: isText && before !== undefined ? await compareWithHead(repository, name) : "",
      } satisfies ChangedFile;
    }),
  );
}

/** What git prints, from the first line that begins with "@@" on. */
async function compareWithHead({ top, prefix }: Repository, name: string): Promise<string> {
  const options = ["--no-ext-diff", "--no-textconv", "--unified=1"];
  const printed = await git(top, ["diff", ...options, "HEAD", "--", prefix + name]);
  return cutDifference(printed.slice(Math.max(0, printed.indexOf("\n@@ ") + 1)));
}

function cutDifference(text: string): string {
  return text.length > longestDifference ? `${text.slice(0, longestDifference)}\n… and more` : text;
}

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
