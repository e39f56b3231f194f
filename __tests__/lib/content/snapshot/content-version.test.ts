import { contentVersion } from "@/lib/content/snapshot/content-version";
import { readFolder } from "@/lib/content/snapshot/library";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { createContentFolder } from "../../../helpers/content-folder";

const day = "2025-07-01";
const folder = createContentFolder();
const read = () => readFolder({ root: folder.root, claims: "all" });

it("is the same for the same texts, in whatever order the documents were found, and another for another text", () => {
  const library = read();
  const version = contentVersion(new Snapshot(library, day));
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const documents = Object.fromEntries(Object.entries(library.documents).reverse());
  expect(Object.keys(documents)).not.toEqual(Object.keys(library.documents));
  expect(contentVersion(new Snapshot({ ...library, documents }, day))).toBe(version);
  folder.write("site/home.md", `${folder.read("site/home.md")}\n`);
  expect(contentVersion(new Snapshot(read(), day))).not.toBe(version);
});
