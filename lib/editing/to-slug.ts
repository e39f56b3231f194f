/** A title as a slug: "What it costs, in 2025" → "what-it-costs-in-2025". Empty if it has no letter or digit of ASCII. */
export function toSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
