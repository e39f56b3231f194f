/** Reading what pictures the content asks for. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import matter from "gray-matter";
import { type CategoryName, isCategoryName, palettes } from "./palettes";

/** An article or a review that needs a cover. */
export interface Entry {
  /** Its place, such as "blog/my-article"; also the seed of its picture. */
  readonly place: string;
  readonly category: CategoryName;
}

/** A person who needs a portrait. */
export interface Person {
  readonly slug: string;
  readonly name: string;
}

/** All articles and reviews, sorted; throws with the list of faults if a file cannot be given a cover. */
export async function readEntries(root: string): Promise<Entry[]> {
  const faults: string[] = [];
  const entries: Entry[] = [];
  for (const folder of ["blog", "reviews"]) {
    for (const slug of await slugsIn(join(root, "content", folder))) {
      const place = `${folder}/${slug}`;
      const category = await readField(join(root, "content", `${place}.md`), "category");
      if (isCategoryName(category)) entries.push({ place, category });
      else faults.push(`content/${place}.md: no palette for category "${category}"`);
    }
  }
  if (faults.length > 0) {
    throw new Error(`${faults.join("\n")}\nPalettes (scripts/art/palettes.ts): ${Object.keys(palettes).join(", ")}`);
  }
  return entries;
}

/** All authors, sorted. */
export async function readPeople(root: string): Promise<Person[]> {
  const folder = join(root, "content", "authors");
  const people: Person[] = [];
  for (const slug of await slugsIn(folder)) {
    const name = await readField(join(folder, `${slug}.md`), "name");
    if (name === "") throw new Error(`content/authors/${slug}.md: no name`);
    people.push({ slug, name });
  }
  return people;
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
