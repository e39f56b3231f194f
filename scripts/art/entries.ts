/** Reads which covers, portraits and pictures of tests a content folder needs. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import matter from "gray-matter";
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
    for (const slug of await slugsIn(join(root, folder))) {
      const id = `${folder}/${slug}`;
      // Another picture is the editor's own.
      if ((await readField(join(root, `${id}.md`), "coverImage")) !== `/images/covers/${id}.webp`) continue;
      const index = Math.max(0, categories.indexOf(await readField(join(root, `${id}.md`), "category")));
      entries.push({ id, palette: palettes[paletteNames[index % paletteNames.length] ?? paletteNames[0]] });
    }
  }
  return entries;
}

/** All authors whose portrait is drawn, sorted. */
export async function readPeople(root: string): Promise<Person[]> {
  const folder = join(root, "authors");
  const people: Person[] = [];
  for (const slug of await slugsIn(folder)) {
    const name = await readField(join(folder, `${slug}.md`), "name");
    if (name === "") throw new Error(`content/authors/${slug}.md: no name`);
    const isDrawn = (await readField(join(folder, `${slug}.md`), "avatar")) === `/images/people/${slug}.webp`;
    if (isDrawn) people.push({ slug, name });
  }
  return people;
}

/** The addresses of the portraits of readers whom the home page quotes. */
export async function readQuoted(root: string): Promise<string[]> {
  const home = await readFile(join(root, "site/home.md"), "utf8").catch(() => "");
  return home.match(/\/images\/people\/[a-z0-9-]+\.webp/g) ?? [];
}

/** The addresses of all pictures that test records name. */
export async function readEvidence(root: string): Promise<string[]> {
  const folder = join(root, "tests");
  if (!existsSync(folder)) return [];
  const records = await Promise.all(
    (await slugsIn(folder)).map((slug) => readFile(join(folder, `${slug}.md`), "utf8")),
  );
  return records.flatMap((text) => {
    const { evidence = [] }: { evidence?: readonly { file: string }[] } = matter(text).data;
    return evidence.map(({ file }) => file);
  });
}

async function slugsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -3))
    .sort();
}

async function readField(path: string, field: string): Promise<string> {
  const data: Readonly<Record<string, unknown>> = matter(await readFile(path, "utf8")).data;
  const value = data[field];
  return typeof value === "string" ? value : "";
}
