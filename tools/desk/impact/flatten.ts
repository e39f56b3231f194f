/**
 * The values of nested data by their places: `{ a: { b: [1] } }` → `a.b.0` is `1`. Line breaks become spaces.
 * @param at The place of the data itself.
 */
export function flatten(data: unknown, at: string): Map<string, string> {
  if (typeof data !== "object" || data === null) return new Map([[at, String(data).replace(/\s+/g, " ")]]);
  return new Map(Object.entries(data).flatMap(([key, value]) => [...flatten(value, `${at}.${key}`)]));
}

/** One value, before and after. Empty where there is none. */
export type Moved = { what: string; before: string; after: string };

/** The values that differ, by their names, each short enough for a line. */
export function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Moved[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((what) => before.get(what) !== after.get(what))
    .map((what) => ({ what, ...shorten(before.get(what) ?? "", after.get(what) ?? "") }));
}

/** Characters of a value that are shown. */
const mostShown = 80;
/** Characters before the first difference that are shown with it. */
const lead = 30;

/** Two values that differ, short enough for a line: of a long one, the part where the difference begins. */
function shorten(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isLong = Math.max(before.length, after.length) > mostShown;
  const from = isLong && same > lead ? before.lastIndexOf(" ", same - lead) + 1 : 0;
  const cut = (text: string) => {
    const end = from + mostShown;
    const part = text.slice(from, end);
    return `${from > 0 && part ? "…" : ""}${part}${text.length > end ? "…" : ""}`;
  };
  return { before: cut(before), after: cut(after) };
}
