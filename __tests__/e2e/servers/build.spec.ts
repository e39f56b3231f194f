import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";

/** What a production build contains, and what not. */

const filesIn = (folder: string) =>
  readdirSync(join(fixtureSite, ".next", folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("nothing of the desk of development is built", async ({ request }) => {
  const files = ["server", "static"]
    .flatMap(filesIn)
    .filter((name) => /\.(js|json|html|rsc|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
  const withWords = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ name }) => name);
  // Words that are in the build, so that the search is known to find something.
  expect(withWords("/api/search").length).toBeGreaterThan(0);
  const ofDesk = ["/dev/desk", "/dev/saved", "/dev/page-state", "because of these errors", "sveltia", "content-files"];
  for (const words of ofDesk) expect({ words, files: withWords(words) }).toEqual({ words, files: [] });
  for (const path of ["/dev/components", "/dev/page.js", "/dev/saved", "/dev/page-state"])
    expect((await request.get(path)).status()).toBe(404);
});

// The bundler lists the files that each route reads. With ten thousand texts in every list, a build takes half as long again
// (lib/content/read/content-path.ts). next.config.ts asks for them on one route, for a release.
test("no route but that of the search results lists the texts of the site", () => {
  const lists = filesIn("server/app").filter((name) => name.endsWith(".nft.json"));
  const naming = lists.filter((name) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(name, "utf8"));
    return files.some((file) => file.includes("content/blog/"));
  });
  expect(lists.length).toBeGreaterThan(40);
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((name) => !name.includes("search-results"))).toEqual([]);
});
