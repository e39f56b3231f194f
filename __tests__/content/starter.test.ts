import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkContent } from "@/lib/check/check-content";
import { getSchema } from "@/lib/content/read/collections";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";

const root = join(process.cwd(), "starter/content");
const read = (name: string) => readFileSync(join(root, name), "utf8");

it("a new publisher begins with content that passes the check", () => {
  // Prices and answers grow old, and the pattern's with them.
  const found = checkContent({ root, day: "2026-01-12" });
  expect(found.map((one) => formatDiagnostic(one, root))).toEqual([]);
});

/** A file that shows every field of its kind, in use or as a comment. */
const patterns: Record<string, string> = {
  "blog/how-we-test.md": "blog",
  "reviews/first-app-review.md": "reviews",
  "products/first-app.md": "products",
  "test-reports/first-app-2026-01-12.md": "test-reports",
  "authors/first-author.md": "authors",
  "categories/guides.md": "categories",
  "../partners/first-app.md": "partners",
  ...Object.fromEntries(
    ["brand", "site", "scoring", "operator", "moved"].map((name) => [`site/${name}.md`, `site/${name}`]),
  ),
};

/** Fields of every file. */
const elsewhere = new Set(["sample"]);

it.each(Object.entries(patterns))("%s explains each field that such a file may have", (file, kind) => {
  const schema = getSchema(kind);
  const written = read(file);
  const other = kind === "blog" ? read("reviews/first-app-review.md") : "";
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  expect(fields.length).toBeGreaterThan(0);
  const isShown = (field: string) => new RegExp(`^[ #-]*${field}:`, "m").test(written + other);
  expect(fields.filter((field) => !isShown(field) && !elsewhere.has(field))).toEqual([]);
});

it.each(["site/helplines.md", "site/fact-sheet.md", "pages/helplines.md"])(
  "%s of the starter is the one that the demonstration shows",
  (file) => {
    expect(read(file)).toBe(readFileSync(join(process.cwd(), "content", file), "utf8"));
  },
);
