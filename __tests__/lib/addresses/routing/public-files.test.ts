import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readPublicFiles } from "@/lib/addresses/routing/public-files";
import { writeFiles } from "../../../helpers/write-files";

function plant(files: Record<string, string>) {
  const planted = writeFiles(files);
  return { ...planted, getFile: readPublicFiles(planted.root) };
}

const { root, getFile, remove } = plant({
  "public/ads.txt": "x",
  "public/BingSiteAuth.xml": "x",
  "public/.well-known/assetlinks.json": "{}",
  "public/images/one & two@2x.png": "x",
  "elsewhere/deep/kept.txt": "x",
});
afterAll(remove);

it.each([
  ["/ads.txt", "/ads.txt"],
  ["/%61ds.txt", "/ads.txt"],
  ["/BingSiteAuth.xml", "/BingSiteAuth.xml"],
  ["/.well-known/assetlinks.json", "/.well-known/assetlinks.json"],
  ["/images/one%20&%20two@2x.png", "/images/one%20%26%20two%402x.png"],
  ["/images/one%20%26%20two%402x.png", "/images/one%20%26%20two%402x.png"],
])("are known because they are there: %s", (path, file) => {
  expect(getFile(path)).toBe(file);
});

it.each([
  "/none.txt",
  "/images",
  "/.well-known",
  "/",
  "",
  "/public/ads.txt",
  "/images%2fone",
  "/%2fads.txt",
  "/.well-known%2fassetlinks.json",
  "/../ads.txt",
  "/%",
])("are nothing else: %j", (path) => expect(getFile(path)).toBeUndefined());

it("may lie behind a link, as Next.js follows it too", () => {
  symlinkSync(join(root, "elsewhere"), join(root, "public/linked"));
  expect(readPublicFiles(root)("/linked/deep/kept.txt")).toBe("/linked/deep/kept.txt");
  expect(readPublicFiles(root)("/linked/deep")).toBeUndefined();
});
