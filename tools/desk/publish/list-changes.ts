import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { getVersion } from "../cms/content-files";
import { getLabel, getSingular } from "../cms/form-words";
import { splitSource } from "../editing/split-source";
import { difference, flatten } from "../impact/flatten";
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
  /** What is different, field by field, in words. */
  differences: string[];
};

/** Path of a file below the content folder. No part begins with a dot, so none leads out of it. */
export const contentFileName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

/** More differences of a file than these are counted. */
const mostDifferences = 12;

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
        differences: isText && text !== undefined && before !== undefined ? findDifferences(before, text) : [],
      } satisfies ChangedFile;
    }),
  );
}

/** What differs between two versions of a content file, as "Plan Small, price: 7.2 → 8.4". */
export function findDifferences(before: string, after: string): string[] {
  const old = readFields(before);
  const current = readFields(after);
  if (!old || !current) return ["The file differs, and one of its versions cannot be read."];
  const words = difference(flatten(old.data, ""), flatten(current.data, "")).map(
    ({ what, before: was, after: is }) =>
      `${nameField(what.slice(1), current.data, old.data)}: ${was || "–"} → ${is || "–"}`,
  );
  if (old.text !== current.text) words.push(describeText(old.text, current.text));
  if (words.length === 0) words.push("Only the formatting has changed: comments, quotes or line breaks.");
  const more = words.length - mostDifferences;
  return more > 0 ? [...words.slice(0, mostDifferences), `and ${more} more`] : words;
}

/** The values of the fields of a content file; `undefined` if it cannot be read. */
export function readFields(source: string): { data: Record<string, unknown>; text: string } | undefined {
  const parts = splitSource(source);
  if (!parts) return undefined;
  const document = parseDocument(parts.fields);
  if (document.errors.length > 0) return undefined;
  const data = document.toJS() as Record<string, unknown> | null;
  return { data: data ?? {}, text: parts.rest.replace(/^---[ \t]*/, "") };
}

/**
 * The place of a value as a form calls it: "plans.1.price" is "Plan Small, price".
 * @param versions Data in which the items of lists have their names.
 */
export function nameField(path: string, ...versions: readonly unknown[]): string {
  const parts = path.split(".");
  const words: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^\d+$/.test(part) && words.length > 0) {
      const item = versions.map((data) => getAt(data, parts.slice(0, index + 1))).find((one) => one !== undefined);
      const { name, title, id } = (item ?? {}) as Record<string, unknown>;
      const called = [name, title, id].find((one) => typeof one === "string") ?? Number(part) + 1;
      words[words.length - 1] = `${getSingular(parts[index - 1] ?? "")} ${called}`;
    } else words.push(getLabel(part));
  }
  return words
    .map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase()))
    .join(", ");
}

function getAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, part) => (at as Record<string, unknown> | null | undefined)?.[part], data);
}

function describeText(before: string, after: string): string {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const was = count(before);
  const is = count(after);
  return was === is ? "The text is different." : `The text is different: ${is} words, ${was} before.`;
}
