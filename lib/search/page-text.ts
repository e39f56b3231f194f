import { toPlainText } from "../text/plain-text";

/** Fields that are not shown as text, or only where there is evidence for them. */
const excluded: ReadonlySet<string> = new Set([
  ...[
    "articleCount",
    "author",
    "corrections",
    "evidence",
    "featuredOn",
    "href",
    "icon",
    "image",
    "imageAlt",
    "linkedinUrl",
  ],
  ...["sample", "seoDescription", "seoTitle", "testimonial", "testimonials", "url"],
]);

/** The texts of all fields of a page, in the order of the file, one on each line. */
export function readPageText(value: unknown): string {
  if (typeof value === "string") return toPlainText(value);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, field]) => (excluded.has(key) ? "" : readPageText(field)))
    .filter(Boolean)
    .join("\n");
}
