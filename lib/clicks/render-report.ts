import { escapeText } from "../format/escape-text";
import type { ReportTable } from "./report-table";

/** Length of the longest bar, in characters. */
const longestBar = 30;

/** For a terminal: aligned columns and a bar for each row. */
export function renderText({ head, rows, total }: ReportTable): string {
  const lines = [head, ...rows.map(({ cells }) => cells), total];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const aligned = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks));
  const body = rows.map(({ cells, clicks }) =>
    `${aligned(cells)}  ${"█".repeat(Math.round((clicks / most) * longestBar))}`.trimEnd(),
  );
  return [aligned(head), ...body, aligned(total)].join("\n");
}

export function renderMarkdown({ head, rows, total }: ReportTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  const rule = line(head.map((_, column) => (column === 0 ? "---" : "---:")));
  return [line(head), rule, ...rows.map(({ cells }) => line(cells)), line(total)].join("\n");
}

const style = `
  :root { color-scheme: light dark; --text: light-dark(#1d1418, #f5edee); --quiet: light-dark(#6b5d63, #b9a9b0);
    --line: light-dark(#e6dcd3, #3a2d3d); --bar: light-dark(#9b1b5a, #f3a3c3); --page: light-dark(#fbf7f0, #17101a); }
  body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 68rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
    background: var(--page); }
  h1 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif; }
  p { margin: 0.5rem 0 1.5rem; color: var(--quiet); }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
  thead th, thead th:first-child, tfoot th, tfoot td { font-weight: 600; }
  .chart { width: 40%; min-width: 8rem; padding-right: 0; }
  svg { display: block; width: 100%; height: 0.75rem; }
  rect { fill: var(--bar); }
`;

/** A page of its own, with a bar for each row. */
export function renderHtml({ head, rows, total }: ReportTable, title: string, notes: readonly string[]): string {
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks));
  const bar = (clicks: number) =>
    `<td class="chart"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${((clicks / most) * 100).toFixed(1)}" height="10"/></svg></td>`;
  const row = ([key = "", ...figures]: readonly string[], end: string) =>
    `<tr><th scope="row">${escapeText(key)}</th>${figures.map((one) => `<td>${escapeText(one)}</td>`).join("")}${end}</tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
${notes.map((note) => `<p>${escapeText(note)}</p>`).join("\n")}
<div class="scroll">
<table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeText(name)}</th>`).join("")}<td class="chart"></td></tr></thead>
<tbody>
${rows.map(({ cells, clicks }) => row(cells, bar(clicks))).join("\n")}
</tbody>
<tfoot>${row(total, '<td class="chart"></td>')}</tfoot>
</table>
</div>
</body>
</html>
`;
}
