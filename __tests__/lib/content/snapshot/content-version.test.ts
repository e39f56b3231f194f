import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { contentVersion } from "@/lib/content/snapshot/content-version";
import { readFolder } from "@/lib/content/snapshot/library";
import { createContentFolder } from "../../../helpers/content-folder";

const folder = createContentFolder();
const read = () => readFolder({ root: folder.root, claims: "all" });

it("is the same for the same texts, in whatever order the documents were found, and another for another text", () => {
  const library = read();
  const version = contentVersion(library);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const documents = Object.fromEntries(Object.entries(library.documents).reverse());
  expect(Object.keys(documents)).not.toEqual(Object.keys(library.documents));
  expect(contentVersion({ ...library, documents })).toBe(version);
  folder.write("site/home.md", `${folder.read("site/home.md")}\n`);
  expect(contentVersion(read())).not.toBe(version);
});

it("is another for a replaced picture", () => {
  const version = contentVersion(read());
  copyFileSync(join(folder.root, "media/person.webp"), join(folder.root, "media/cover.webp"));
  expect(contentVersion(read())).not.toBe(version);
});
