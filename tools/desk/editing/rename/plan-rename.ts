import { entryAddress } from "../../../../lib/addresses/page-addresses";
import type { CollectionName } from "../../../../lib/content/read/collections";
import { type FieldPath, replaceValues } from "../replace-values";
import { joinSource, splitSource } from "../split-source";
import { addToList, editFields, removeFromList } from "../yaml-fields";
import { isPageCollection, referringFields, replaceReferences } from "./references";

/** A file as it is after a renaming. */
export type RenamedFile = {
  /** Path below the content folder now, and after. */
  before: string;
  after: string;
  text: string;
};

export type Renaming = { folder: CollectionName; from: string; to: string };

/**
 * What renaming an entry changes: its file, its former address, and whatever names it. Pictures keep their names.
 * @param files The text of each content file, by its path below the content folder.
 */
export function planRename(files: ReadonlyMap<string, string>, renaming: Renaming): RenamedFile[] {
  return [...files].flatMap(([before, written]) => {
    const after = nameAfter(before, renaming);
    const text = leaveTrace(after, replaceIn(before, written, renaming), renaming);
    return after === before && text === written ? [] : [{ before, after, text }];
  });
}

/** The tests of an app are named after it. */
function nameAfter(name: string, { folder, from, to }: Renaming): string {
  if (name === `${folder}/${from}.md`) return `${folder}/${to}.md`;
  const [, day] =
    folder === "products" ? (new RegExp(`^test-reports/${from}(-\\d{4}-\\d{2}-\\d{2}\\.md)$`).exec(name) ?? []) : [];
  return day === undefined ? name : `test-reports/${to}${day}`;
}

function replaceIn(name: string, text: string, { folder, from, to }: Renaming): string {
  const referring = referringFields[folder] ?? {};
  const paths = referring[name.replace(/\.md$/, "")] ?? referring[name.split("/")[0] ?? ""] ?? [];
  const named = replaceFields(text, paths, from, to);
  // Exceptions name a file by its path.
  const isPhrases = name === "site/phrases.md";
  const all = isPhrases ? replaceFields(named, ["exceptions.*.in"], `${folder}/${from}`, `${folder}/${to}`) : named;
  return replaceReferences(all, folder, from, to);
}

function replaceFields(text: string, paths: readonly FieldPath[], from: string, to: string): string {
  const parts = paths.length > 0 ? splitSource(text) : undefined;
  const fields = parts && replaceValues(parts.fields, paths, from, to);
  return parts && fields !== parts.fields ? joinSource({ ...parts, fields: fields ?? "" }) : text;
}

/**
 * Makes the former address lead to the new one: articles and reviews say it themselves, for others moved.md does. An entry
 * that gets a former name back leads nowhere from there.
 */
function leaveTrace(name: string, text: string, { folder, from, to }: Renaming): string {
  const parts = splitSource(text);
  const isItself = name === `${folder}/${to}.md`;
  if (!parts || !isPageCollection(folder)) return text;
  const change = (name: string, isUnwanted: (item: unknown) => boolean, item: unknown) => {
    const fields = editFields(parts.fields, (document) => {
      removeFromList(document, name, isUnwanted);
      addToList(document, name, [item]);
    });
    return joinSource({ ...parts, fields });
  };
  if (folder === "blog" || folder === "reviews")
    return isItself ? change("aliases", (alias) => alias === to, from) : text;
  if (name !== "site/moved.md") return text;
  const old = entryAddress(folder, from);
  const now = entryAddress(folder, to);
  const isBack = (item: unknown) => (item as { from?: unknown } | null)?.from === now;
  return change("redirects", isBack, { from: old, to: now });
}
