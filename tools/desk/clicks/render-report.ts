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
