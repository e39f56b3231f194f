import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "@/lib/content/read/read-folder";
import { contentVersion } from "@/lib/content/site/content-version";
import type { Library } from "@/lib/content/site/library";
import { createContentFolder } from "../../../helpers/content-folder";

const folder = createContentFolder();
const read = () => readFolder({ root: folder.root });
const versionOf = (library: Library) => contentVersion({ library, day: "2025-07-01" });

it("is the same for the same texts, in whatever order the documents were found, and another for another text", () => {
  const library = read();
  const version = versionOf(library);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const documents = Object.fromEntries(Object.entries(library.documents).reverse());
  expect(Object.keys(documents)).not.toEqual(Object.keys(library.documents));
  expect(versionOf({ ...library, documents })).toBe(version);
  folder.write("site/home.md", `${folder.read("site/home.md")}\n`);
  expect(versionOf(read())).not.toBe(version);
});

it("is another for a replaced picture", () => {
  const version = versionOf(read());
  copyFileSync(join(folder.root, "media/person.webp"), join(folder.root, "media/cover.webp"));
  expect(versionOf(read())).not.toBe(version);
});
