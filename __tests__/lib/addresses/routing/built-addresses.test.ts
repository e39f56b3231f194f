import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readBuiltAddresses } from "@/lib/addresses/routing/built-addresses";
import { writeFiles } from "../../../helpers/write-files";

const manifest = JSON.stringify({
  staticRoutes: [
    { page: "/" },
    { page: "/reviews/find/results" },
    { page: "/about" },
    { page: "/.well-known/security.txt" },
  ],
  dynamicRoutes: [
    { page: "/blog/[slug]", regex: "^/blog/([^/]+?)(?:/)?$" },
    { page: "/data/[file]", regex: "^/data/([^/]+?)(?:/)?$" },
  ],
});

function plant(files: Record<string, string>) {
  const planted = writeFiles(files);
  return { ...planted, ...readBuiltAddresses(planted.root) };
}

describe("files of public/", () => {
  const { root, getFile, remove } = plant({
    ".next/routes-manifest.json": manifest,
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
    expect(readBuiltAddresses(root).getFile("/linked/deep/kept.txt")).toBe("/linked/deep/kept.txt");
    expect(readBuiltAddresses(root).getFile("/linked/deep")).toBeUndefined();
  });
});

describe("routes of app/", () => {
  it("are those of the build's own list, but for those that the middleware decides", () => {
    const { isRoute, remove } = plant({ ".next/routes-manifest.json": manifest });
    remove();
    for (const path of ["/", "/about", "/.well-known/security.txt", "/data/apps.json"])
      expect(isRoute(path)).toBe(true);
    for (const path of ["/blog/anything", "/reviews/find/results", "/none", "/about/more", "/data/apps.json/2"])
      expect(isRoute(path)).toBe(false);
  });

  it.each(["no list", "a broken one"])("may be any where there is %s", (_case) => {
    const { isRoute, remove } = plant(_case === "no list" ? {} : { ".next/routes-manifest.json": "{" });
    remove();
    expect(isRoute("/new")).toBe(true);
  });
});
