import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { buildChart } from "./build-chart";
import type { Chart } from "./parse-chart";

const writer = unified().use(rehypeStringify);

/** A chart that no text holds, as safe HTML for `Prose`. */
export function renderChart(chart: Chart): string {
  return writer.stringify({ type: "root", children: [buildChart(chart)] });
}
