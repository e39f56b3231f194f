import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { contentRoot } from "@/lib/content/read/content-path";
import { readFolder } from "@/lib/content/read/read-folder";
import { validContent } from "../helpers/content-files";
import { siteFolder } from "../helpers/site-folder";

/** Who replaces all of `content/` must not have to change a test, so no test names anything of it. */
const tests = join(__dirname, "..");
const files = readdirSync(tests, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:[cm]?[jt]sx?)$/.test(name))
  .map((name) => join(tests, name));

/** Slugs that nobody writes by chance: two hyphens or more. */
function slugsOf(root: string): string[] {
  const { blog, reviews, authors, partners } = readFolder({ root }).collections;
  const slugs = [...blog, ...reviews, ...authors, ...partners].flatMap(({ slug, data }) => [
    slug,
    ...("aliases" in data ? data.aliases : []),
  ]);
  return slugs.filter((slug) => /-.*-/.test(slug));
}

/** The places of a pattern in the tests, as `app/pages.test.tsx:12 what-was-found`. */
function findInTests(pattern: RegExp, isLookedInto: (file: string) => boolean = () => true): string[] {
  return files.filter(isLookedInto).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    // Most files have nothing of it.
    if (!pattern.test(text)) return [];
    return text.split("\n").flatMap((line, index) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${relative(tests, file)}:${index + 1} ${found}`] : [];
    });
  });
}

function anyOf(slugs: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9-])(?:${slugs.join("|") || "(?!)"})(?![a-z0-9-])`, "i");
}

it("is every address of the content", () => {
  const fixture = slugsOf(siteFolder);
  expect(findInTests(anyOf(fixture))).not.toEqual([]);
  // The tests' own addresses may be those of the content by chance, or because the content is the fixture or the starter.
  const own = new Set([
    ...fixture,
    ...slugsOf("starter/content"),
    ...Object.keys(validContent).map((path) => basename(path, ".md")),
  ]);
  const others = anyOf(slugsOf(contentRoot()).filter((slug) => !own.has(slug)));
  // The specification names addresses of the demonstration.
  expect(findInTests(others, (file) => !file.endsWith("specification.spec.ts"))).toEqual([]);
});

it("is its folder, but for what has to hold of any content", () => {
  const reading =
    /\b(?:join|resolve|\w+Sync|readFile|readdir)\((?:process\.cwd\(\), |__dirname, (?:"\.\.", )*)?"(?:\.\/)?content(?:\/[^"]*)?"/;
  for (const line of ['readFileSync("content/site/site.md")', 'join(process.cwd(), "content")', 'resolve("./content")'])
    expect(line).toMatch(reading);
  const isNoAudit = (file: string) => !/^(?:content|e2e)\b/.test(relative(tests, file));
  expect(findInTests(reading, isNoAudit)).toEqual([]);
  expect(findInTests(/env\.CONTENT_DIR = "content/, isNoAudit)).toEqual([]);
});
