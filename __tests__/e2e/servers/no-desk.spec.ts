import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { test } from "../own-site";

/** The files of the production build that are served or run, as one text each. */
function builtFiles(): { name: string; text: string }[] {
  const folder = join(fixtureSite, ".next");
  return (
    ["server", "static"]
      .flatMap((part) => readdirSync(join(folder, part), { recursive: true, withFileTypes: true }))
      // A route such as feed.json is a folder of this name.
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((name) => /\.(js|json|html|rsc|css)$/.test(name))
      .map((name) => ({ name, text: readFileSync(name, "utf8") }))
  );
}

test("a production build contains nothing of the desk of development", async ({ request }) => {
  const files = builtFiles();
  const withWords = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ name }) => name);
  // Words that are in the build, so that the search is known to find something.
  expect(withWords("/api/search").length).toBeGreaterThan(0);
  for (const words of [
    "/dev/desk",
    "/dev/saved",
    "/dev/page-state",
    "because of these errors",
    "sveltia",
    "content-files",
  ])
    expect({ words, files: withWords(words) }).toEqual({ words, files: [] });
  for (const path of ["/dev/components", "/dev/desk.js", "/dev/saved", "/dev/page-state"])
    expect((await request.get(path)).status()).toBe(404);
});
