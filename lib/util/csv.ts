/** Rows as CSV (RFC 4180) with a line of names. A spreadsheet must not take a text for a formula. */
export function writeCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");
}

function quote(cell: string): string {
  const text = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
