/**
 * The values of nested data by where they stand: `{ a: { b: [1] } }` → `a.b.0` is `1`. Long texts are shortened.
 * @param at Where the data itself stands.
 */
export function flatten(data: unknown, at: string): Map<string, string> {
  if (typeof data !== "object" || data === null) return new Map([[at, shorten(String(data))]]);
  return new Map(Object.entries(data).flatMap(([key, value]) => [...flatten(value, `${at}.${key}`)]));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
