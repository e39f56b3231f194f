import { escapeHtml } from "../../../lib/util/escape";

/** A list of sentences; nothing without any. */
export function list(items: readonly string[]): string {
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

type Table = { names: readonly string[]; rows: readonly (readonly string[])[] };

export function renderTable({ names, rows }: Table): string {
  if (rows.length === 0) return "<p>None.</p>";
  const head = names.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table></div>`;
}
