/** Names that fields of content files had before, by folder: the name then, and the name now. Files with the former are still read. */
const oldNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reviews: {
    affiliate_link: "affiliateLink",
    discount_code: "discountCode",
    discount_gives: "discountGives",
    editor_note: "editorNote",
  },
};

/** The names of folders now, by the names they had before. Files in the latter are still read. */
export const oldFolders: Readonly<Record<string, string>> = { tests: "test-reports" };

/** The name of a folder now. */
export function folderNow(folder: string): string {
  return oldFolders[folder] ?? folder;
}

/** A path below the content folder, with the name of its folder now. */
export function pathNow(path: string): string {
  const [folder = "", ...rest] = path.split("/");
  return [folderNow(folder), ...rest].join("/");
}

/** Until when they are read, as an editor is told. The release after that takes them out of the table. */
export const oldNamesUntil = "November 2027";

/** A field that a file gives by its former name. */
export type OldName = { old: string; now: string };

/** Frontmatter with the names of today. Where a file has both names, the former stays, and its schema refuses it. */
export function readOldNames(folder: string, data: unknown): { data: unknown; found: readonly OldName[] } {
  const names = oldNames[folder];
  if (!names || typeof data !== "object" || data === null) return { data, found: [] };
  const found = Object.entries(names)
    .filter(([old, now]) => Object.hasOwn(data, old) && !Object.hasOwn(data, now))
    .map(([old, now]) => ({ old, now }));
  if (found.length === 0) return { data, found };
  const renamed = Object.entries(data).map(([name, value]) => [
    found.find(({ old }) => old === name)?.now ?? name,
    value,
  ]);
  return { data: Object.fromEntries(renamed), found };
}
