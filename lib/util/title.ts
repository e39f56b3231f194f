/** "Luna AI Review: The quiet one" → "Luna AI Review" (docs/reference/behaviour.md, breadcrumbs). */
export function titleBeforeColon(title: string): string {
  return title.split(":")[0]?.trim() || title;
}

/** "affiliate-disclosure" → "Affiliate Disclosure". */
export function titleCaseSlug(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
