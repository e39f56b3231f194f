import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { siteFolder } from "./site-folder";

type Frontmatter = Record<string, unknown>;

/** The words that are claims, from the fixture site. */
export const claimPhrases: unknown = parse(
  readFileSync(join(siteFolder, "site/phrases.md"), "utf8").split("---\n")[1] ?? "",
).phrases;

const folder = "__tests__/fixtures/valid";

/** The files of the smallest valid content folder, by path. */
export const validContent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  ),
  "site/phrases.md": contentFile({ phrases: claimPhrases }),
};

const fieldsOf = (path: string): Frontmatter => parse(validContent[path]?.split("---\n")[1] ?? "");

export const postFields = fieldsOf("blog/how-prices-work.md");

const { about: _about, affiliateLink: _link, ...review } = fieldsOf("reviews/lark-ai-review.md");

/** Without its app, and without the partner's link. */
export const reviewFields = review;

/** A method with two criteria of ten points each. */
export const scoringFields = fieldsOf("site/scoring.md");

/** A test of Lark AI that comes to 18 of 20 points, which is 4.5 stars. */
export const testFields = fieldsOf("test-reports/lark-ai-2025-06-20.md");

export const partnerFields = fieldsOf("partners/house-partner.md");

/** A file of content/pages without a route of its own. */
export const customPageFields: Frontmatter = {
  title: "Who we are",
  seoTitle: "A short title",
  seoDescription: "A description that is just long enough for search engines to show it whole.",
};

export const claimFields: Frontmatter = {
  id: "users",
  subject: "site",
  kind: "figure",
  label: "Readers",
  text: "10,000+",
  value: 10000,
  source: "The partner",
};

/** Evidence that holds today and at the end of June 2025, the day of most tests. @param name Last part of its address. */
export function proven(name = "all", checkedOn = "2025-06-28", expiresOn = "2026-06-28"): Frontmatter {
  return { evidence: `https://evidence.example/${name}`, checkedOn, expiresOn };
}

/** Evidence that holds on the day on which the test runs. */
export function provenNow(name = "now"): Frontmatter {
  const now = Date.now();
  const dayIn = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return proven(name, dayIn(-30), dayIn(30));
}

/** A content file: its frontmatter as YAML, then its body. */
export function contentFile(frontmatter: Frontmatter, body = "A text.\n"): string {
  return `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n${body}`;
}

/** The pictures of the valid content. */
const pictures = {
  "media/cover.webp": join(siteFolder, "media", "covers", "lantern.webp"),
  "media/person.webp": join(siteFolder, "media", "people", "wren-halloway.webp"),
};

/** Copies them into a content folder. */
export function writePictures(root: string): void {
  for (const [path, from] of Object.entries(pictures)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(from, join(root, path));
  }
}

/**
 * Writes a content folder and its pictures: `<base>/content`.
 * @param changes Files by path: text for a changed or new file, `undefined` for one to leave out.
 */
export function writeContentFolder(base: string, changes: Record<string, string | undefined> = {}) {
  const root = join(base, "content");
  for (const [path, text] of Object.entries({ ...validContent, ...changes })) {
    if (text !== undefined) writeText(join(root, path), text);
  }
  writePictures(root);
  return { root };
}

/** Writes a file and the folders it needs. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
