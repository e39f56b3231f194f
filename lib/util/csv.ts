/** Rows as CSV (RFC 4180) with a line of names. A spreadsheet must not take a text for a formula. */
export function writeCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");
}

function quote(cell: string): string {
  const text = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Objects as a table: a column for each field that one of them has, in the order in which they are first met. */
export function tabulate(objects: readonly Readonly<Record<string, unknown>>[]): { names: string[]; rows: string[][] } {
  const flat = objects.map((object) => flatten(object));
  const names = [...new Set(flat.flatMap((fields) => Object.keys(fields)))];
  return { names, rows: flat.map((fields) => names.map((name) => fields[name] ?? "")) };
}

/** Fields of fields get names like `offer.text`. Lists become one cell. */
function flatten(object: Readonly<Record<string, unknown>>, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, string][] => {
      if (value === undefined || value === null) return [];
      if (Array.isArray(value)) return [[prefix + name, value.map(toText).join("; ")]];
      if (typeof value === "object") return Object.entries(flatten({ ...value }, `${prefix}${name}.`));
      return [[prefix + name, toText(value)]];
    }),
  );
}

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
