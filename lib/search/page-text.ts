import { toPlainText } from "./plain-text";

/** Fields that readers do not see as text, or that are shown only with their evidence. */
const unread: ReadonlySet<string> = new Set([
  ...["articleCount", "author", "evidence", "featuredOn", "href", "icon", "image", "imageAlt", "linkedinUrl"],
  ...["sample", "seoDescription", "seoTitle", "testimonial", "testimonials", "url"],
]);

/** The texts in a page's fields, in the order of the file, a field a line. */
export function readPageText(value: unknown): string {
  if (typeof value === "string") return toPlainText(value);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, field]) => (unread.has(key) ? "" : readPageText(field)))
    .filter(Boolean)
    .join("\n");
}
