/** The beginning of a text, at most `max` characters, which ends with a whole word and "…" if something is left out. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max).replace(/[\s,;:.]*\s\S*$/, "");
  return `${words}…`;
}
