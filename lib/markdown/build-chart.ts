import type { Element, ElementContent, Properties } from "hast";
import type { Chart } from "./parse-chart";

const width = 640;
const rowHeight = 52;
const barTop = 24;
const barHeight = 14;

/**
 * Draws a chart as a figure: bars in an SVG that names itself to assistive technology, and the figures as a table that a
 * reader can open. Colours come from the style sheet.
 */
export function buildChart(chart: Chart, id: string): Element {
  const height = chart.rows.length * rowHeight;
  return element("figure", { className: ["chart"] }, [
    element("figcaption", {}, [element("strong", {}, chart.title), element("span", {}, chart.unit)]),
    element(
      "svg",
      {
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        ariaLabelledBy: [`${id}-title`, `${id}-text`],
        focusable: "false",
      },
      [
        element("title", { id: `${id}-title` }, chart.title),
        element("desc", { id: `${id}-text` }, describeChart(chart)),
        ...chart.rows.flatMap((row, index) => buildRow(chart, row, index * rowHeight)),
      ],
    ),
    element("details", {}, [element("summary", {}, "The figures as a table"), buildTable(chart)]),
    ...(chart.note ? [element("p", { className: ["chart-note"] }, chart.note)] : []),
  ]);
}

/** The chart in one sentence. */
export function describeChart(chart: Chart): string {
  return `Bar chart, ${chart.unit}. ${chart.rows.map((row) => `${row.label}: ${formatValue(chart, row.value)}`).join("; ")}.`;
}

function buildRow(chart: Chart, row: Chart["rows"][number], top: number): Element[] {
  const largest = Math.max(...chart.rows.map(({ value }) => value), Number.EPSILON);
  const length = Math.max(2, Math.round((row.value / largest) * width * 10) / 10);
  return [
    element("text", { className: ["chart-label"], x: 0, y: top + 16 }, row.label),
    element(
      "text",
      { className: ["chart-value"], x: width, y: top + 16, textAnchor: "end" },
      formatValue(chart, row.value),
    ),
    element("rect", { className: ["chart-track"], x: 0, y: top + barTop, width, height: barHeight, rx: 2 }),
    element("rect", { className: ["chart-bar"], x: 0, y: top + barTop, width: length, height: barHeight, rx: 2 }),
  ];
}

/** The figures of a chart as a table. */
export function buildTable(chart: Chart): Element {
  const row = (cells: [string, string], cell: "td" | "th"): Element =>
    element("tr", {}, [
      element("th", { scope: cell === "th" ? "col" : "row" }, cells[0]),
      element(cell, cell === "th" ? { scope: "col" } : {}, cells[1]),
    ]);
  return element("table", {}, [
    element("thead", {}, [row(["What", chart.unit], "th")]),
    element(
      "tbody",
      {},
      chart.rows.map(({ label, value }) => row([label, formatValue(chart, value)], "td")),
    ),
  ]);
}

/** Making a formatter takes far longer than using it. */
const [wholeFigures, centFigures] = [0, 2].map(
  (digits) => new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];

function formatValue(chart: Chart, value: number): string {
  const hasCents = chart.rows.some((row) => !Number.isInteger(row.value));
  const figure = (hasCents ? centFigures : wholeFigures).format(value);
  return `${chart.prefix}${figure}${chart.suffix}`;
}

type AnyProperties = Record<string, string | number | string[]>;

function element(tagName: string, properties: AnyProperties, content: string | ElementContent[] = []): Element {
  const children: ElementContent[] = typeof content === "string" ? [{ type: "text", value: content }] : content;
  return { type: "element", tagName, properties: properties as Properties, children };
}
