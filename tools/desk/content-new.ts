import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkContent } from "../../lib/check/check-content";
import { contentRoot } from "../../lib/content/read/content-path";
import { readFolder } from "../../lib/content/read/read-folder";
import { today } from "../../lib/content/site/entry-dates";
import { readOptions, refuse } from "../../scripts/lib/options";
import "../../scripts/lib/env-files";

/** What can be made, each from the template of its name, and the content folder that it goes to. */
const folders = {
  review: "reviews",
  article: "blog",
  product: "products",
  test: "test-reports",
  author: "authors",
  page: "pages",
} as const;

/**
 * `npm run content -- new review|article|product|test|author|page <slug>`: copies a template of tools/desk/templates to the content,
 * under the name `<slug>.md`, and lists what is to be written in it. Exits 1 when it has made nothing.
 */
const { positionals } = readOptions({}, { allowPositionals: true });
const [kind = "", slug = ""] = positionals;
if (!Object.hasOwn(folders, kind))
  refuse(
    `Write what to make: ${Object.keys(folders).join(", ")}. Example: npm run content -- new article what-it-costs`,
  );
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) refuse(`"${slug}" is no slug: write lower-case words joined by hyphens.`);

const root = contentRoot();
const file = join(root, folders[kind as keyof typeof folders], `${slug}.md`);
if (existsSync(file)) refuse(`${relative(process.cwd(), file)} is there already.`);

const { blog, reviews } = readFolder({ root }).collections;
const nextId = Math.max(0, ...[...blog, ...reviews].map(({ data }) => data.id)) + 1;
const template = readFileSync(join("tools/desk/templates", `${kind}.md`), "utf8");
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  template.replaceAll("SLUG", slug).replaceAll("TODAY", today()).replaceAll("NEXT_ID", String(nextId)),
);

console.log(`${relative(process.cwd(), file)} is made. Write what is marked TK; the check says of it now:`);
for (const { line, message, file: place } of checkContent({ root, day: today() }))
  if (place === file) console.log(`  line ${line}: ${message}`);
