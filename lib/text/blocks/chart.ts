import type { Element } from "hast";
import { z } from "zod";
import { caption, element, tableElement } from "../html-element";
import { type Block, everyPlace, parseFields } from "./block";

/** YAML reads a label like 2025 as a number. */
const label = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1).max(60),
);

/** A number; or a price as a quote fills it in, "$1,095.88", of which the figure is drawn. */
const figure = z.preprocess(
  (value) =>
    typeof value === "string" && /^[^\d\s.-]{0,3}\d[\d,]*(?:\.\d+)?$/.test(value)
      ? Number(value.replace(/[^\d.]/g, ""))
      : value,
  z.number().min(0).max(1e9),
);

const schema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** What the values count: "US dollars a year". */
  unit: z.string().trim().min(1).max(60),
  /** Shown before each value: "$". */
  prefix: z.string().max(4).default(""),
  /** Shown after each value: "%". */
  suffix: z.string().max(12).default(""),
  note: z.string().trim().max(300).optional(),
  rows: z
    .array(z.strictObject({ label, value: figure }))
    .min(2)
    .max(12),
});

type Chart = z.infer<typeof schema>;

/** Bars with labels, from the figures in the block (docs/editors/content-guide.md, "Pictures, tables and charts"). */
export const chart: Block<Chart, Chart> = {
  name: "chart",
  noun: "chart",
  allowedIn: everyPlace,
  parse: (code) => parseFields(code, { noun: "chart", schema }),
  find: (request) => request,
  html: (one) => [buildChart(one)],
  authorWords: (one) => [one.title, describeChart(one), one.note].filter(Boolean).join("\n"),
  check: () => [],
};

/** Length of the longest bar, in SVG units. */
const width = 640;
const barHeight = 14;

/**
 * A figure: bars with labels, which assistive technology reads as one image, and a table with the values that a reader
 * can open. Labels are HTML, because SVG text neither wraps nor follows the font size. Colours come from the style sheet.
 */
function buildChart(chart: Chart): Element {
  return element("figure", { className: ["chart"] }, [
    caption(chart.title, chart.unit),
    element(
      "div",
      { className: ["chart-rows"], role: "img", ariaLabel: `${chart.title}. ${describeChart(chart)}` },
      chart.rows.map((row) => buildRow(chart, row)),
    ),
    element("details", {}, [element("summary", {}, "The figures as a table"), buildTable(chart)]),
    ...(chart.note ? [element("p", {}, chart.note)] : []),
  ]);
}

/** The text alternative of a chart. */
function describeChart(chart: Chart): string {
  return `Bar chart, ${chart.unit}. ${chart.rows.map((row) => `${row.label}: ${formatValue(chart, row.value)}`).join("; ")}.`;
}

function buildRow(chart: Chart, { label, value }: Chart["rows"][number]): Element {
  const largest = Math.max(...chart.rows.map((row) => row.value), Number.EPSILON);
  const length = Math.max(2, Math.round((value / largest) * width * 10) / 10);
  return element("div", { className: ["chart-row"] }, [
    element("span", { className: ["chart-label"] }, label),
    element("span", { className: ["chart-value"] }, formatValue(chart, value)),
    element("svg", { viewBox: `0 0 ${width} ${barHeight}`, preserveAspectRatio: "none", focusable: "false" }, [
      element("rect", { className: ["chart-track"], width, height: barHeight }),
      element("rect", { className: ["chart-bar"], width: length, height: barHeight }),
    ]),
  ]);
}

/** The values of a chart as a table. */
function buildTable(chart: Chart): Element {
  const heads = ["What", chart.unit].map((head) => element("th", { scope: "col" }, head));
  const rows = chart.rows.map(({ label, value }) => [
    element("th", { scope: "row" }, label),
    element("td", {}, formatValue(chart, value)),
  ]);
  return tableElement(heads, rows);
}

/** Shared, because creating a formatter is far slower than using it. */
const [wholeFigures, centFigures] = [0, 2].map(
  (digits) => new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];

function formatValue(chart: Chart, value: number): string {
  const hasCents = chart.rows.some((row) => !Number.isInteger(row.value));
  const figure = (hasCents ? centFigures : wholeFigures).format(value);
  return `${chart.prefix}${figure}${chart.suffix}`;
}
