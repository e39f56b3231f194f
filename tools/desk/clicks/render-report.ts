import { escapeText } from "../../../lib/util/escape";
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
  th, td { padding: 0.6rem 0 0.6rem 1.25rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom;
    font-weight: 400; }
  td { white-space: nowrap; }
  th:first-child { width: 45%; min-width: 10rem; padding-left: 0; text-align: left; overflow-wrap: break-word; }
  thead th, tfoot th, tfoot td { font-weight: 600; }
  thead th { color: var(--quiet); font-size: 0.875rem; }
  svg { display: block; width: 100%; height: 0.5rem; margin-top: 0.35rem; }
  rect { fill: var(--bar); }
`;

/** A page of its own, with a bar for each row. */
export function renderHtml({ head, rows, total }: ReportTable, title: string, notes: readonly string[]): string {
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks));
  const bar = (clicks: number) =>
    `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${((clicks / most) * 100).toFixed(1)}" height="10"/></svg>`;
  const row = ([key = "", ...figures]: readonly string[], chart = "") =>
    `<tr><th scope="row">${escapeText(key)}${chart}</th>${figures.map((one) => `<td>${escapeText(one)}</td>`).join("")}</tr>`;
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
<thead><tr>${head.map((name) => `<th scope="col">${escapeText(name)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map(({ cells, clicks }) => row(cells, bar(clicks))).join("\n")}
</tbody>
<tfoot>${row(total)}</tfoot>
</table>
</div>
</body>
</html>
`;
}
