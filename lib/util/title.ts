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

/** A name as lists show it: "Ada Page (sample)" for what somebody has invented. */
export function nameWithSample(name: string, isSample: boolean): string {
  return isSample ? `${name} (sample)` : name;
}
