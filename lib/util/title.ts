/** "Luna AI Review: The quiet one" → "Luna AI Review" (docs/reference/behaviour.md, breadcrumbs). */
export function titleBeforeColon(title: string): string {
  return title.split(":")[0]?.trim() || title;
}

/** A text that begins with a capital letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text as it stands within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
