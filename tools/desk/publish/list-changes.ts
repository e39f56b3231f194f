import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getVersion } from "../cms/content-files";
import { git } from "./git";
import type { Repository } from "./repository";

/** A file of the content that differs from the last commit. */
export type ChangedFile = {
  /** Path below the content folder: "blog/name.md". */
  name: string;
  state: "new" | "changed" | "deleted";
  /** The version on disk, which a publication names; "" for a deleted file. */
  version: string;
  /** Its text now, or as it was if it is deleted; "" for a picture. */
  text: string;
  /** What differs from the last commit, line by line, as git has it; "" for a new file and a picture. */
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
  // Renames are a file less and a file more.
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
      // What a link leads to may be outside of the content.
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

/** What git prints from the first line with a place ("@@") on. */
async function compareWithHead({ top, prefix }: Repository, name: string): Promise<string> {
  const options = ["--no-ext-diff", "--no-textconv", "--unified=1"];
  const printed = await git(top, ["diff", ...options, "HEAD", "--", prefix + name]);
  return cutDifference(printed.slice(Math.max(0, printed.indexOf("\n@@ ") + 1)));
}

export function cutDifference(text: string): string {
  return text.length > longestDifference ? `${text.slice(0, longestDifference)}\n… and more` : text;
}
