import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { test } from "../own-site";

// The bundler lists the files that each route reads. With ten thousand texts in every list, a build takes half as long again
// (lib/content/read/content-path.ts). next.config.ts asks for them on one route, for a release.
test("no route but that of the search results lists the texts of the site", () => {
  const folder = join(fixtureSite, ".next/server/app");
  const lists = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".nft.json"));
  const naming = lists.filter((name) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return files.some((file) => file.includes("content/blog/"));
  });
  expect(lists.length).toBeGreaterThan(40);
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((name) => !name.startsWith("search-results"))).toEqual([]);
});
