/** Reads which covers and portraits a content folder needs. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitFrontmatter } from "../../lib/content/read/frontmatter";
import { type Palette, type Palettes, paletteNames } from "./palettes";

/** An article or a review whose cover is drawn. */
export interface Entry {
  /** Folder and slug, such as "blog/my-article"; also the seed of the picture. */
  readonly id: string;
  readonly palette: Palette;
}

/** A person who needs a portrait. */
export interface Person {
  readonly slug: string;
  readonly name: string;
}

/**
 * All articles and reviews whose cover is drawn, sorted. The first category has the first palette, and so on.
 * @param categories Names under `postCategories` in content/site/site.md.
 */
export async function readEntries(root: string, categories: readonly string[], palettes: Palettes): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const folder of ["blog", "reviews"]) {
    for (const { slug, fields } of await readFiles(join(root, folder))) {
      const id = `${folder}/${slug}`;
      // Another picture is the editor's own.
      if (fields.coverImage !== `/images/covers/${id}.webp`) continue;
      const index = Math.max(0, categories.indexOf(String(fields.category)));
      entries.push({ id, palette: palettes[paletteNames[index % paletteNames.length] ?? paletteNames[0]] });
    }
  }
  return entries;
}

/** All authors whose portrait is drawn, sorted. */
export async function readPeople(root: string): Promise<Person[]> {
  const authors = await readFiles(join(root, "authors"));
  return authors.flatMap(({ slug, fields: { name, avatar } }) =>
    typeof name === "string" && avatar === `/images/people/${slug}.webp` ? [{ slug, name }] : [],
  );
}

type ReadFile = { slug: string; fields: Readonly<Record<string, unknown>> };

/** The files of a folder, by name, without those that cannot be read: the check says what is wrong in them. */
async function readFiles(folder: string): Promise<ReadFile[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  const files = names.map(async (name) => {
    const split = splitFrontmatter(await readFile(join(folder, name), "utf8").catch(() => ""));
    if ("errors" in split) return [];
    return [{ slug: name.slice(0, -".md".length), fields: (split.file.data ?? {}) as ReadFile["fields"] }];
  });
  return (await Promise.all(files)).flat();
}
