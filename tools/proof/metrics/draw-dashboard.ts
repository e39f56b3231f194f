import { escapeText } from "../../../lib/util/escape";
import type { Series } from "./prometheus";

export type Panel = {
  title: string;
  type: string;
  fieldConfig: { defaults: { unit?: string } };
  gridPos: { x: number; y: number };
  targets: { expr: string; legendFormat: string }[];
};

/** A panel with what its queries showed. */
export type Shown = { panel: Panel; lines: { name: string; points: Series["points"] }[] };

const cell = { width: 360, height: 236 };
const plot = { left: 52, right: 14, top: 38, bottom: 62 };
const colours = 6;

/** The name of a line, as Grafana fills a legend: `{{route}}` is a label. */
export function getName(legend: string, labels: Series["labels"]): string {
  return legend.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => labels[label] ?? "");
}

/** A figure with the unit of its panel: seconds become milliseconds, and bytes megabytes, where these read better. */
export function withUnit(value: number, unit = ""): string {
  const short = (number: number) => String(Number(number.toPrecision(3)));
  if (unit === "s") return value < 1 ? `${short(value * 1000)} ms` : `${short(value)} s`;
  if (unit === "bytes") return `${short(value / 1e6)} MB`;
  return unit === "reqps" ? `${short(value)}/s` : short(value);
}

/** The panels as one picture, in the places that they have in Grafana. */
export function drawDashboard(shown: readonly Shown[]): string {
  const rows = Math.max(...shown.map(({ panel }) => panel.gridPos.y / 8)) + 1;
  const width = 3 * cell.width;
  const height = rows * cell.height;
  const style =
    "svg{background:#fff;--ink:#333;--line:#ddd;--c0:#8a4b2a;--c1:#2a6f5e;--c2:#4a4f9c;--c3:#a8324a;--c4:#7a6a10;--c5:#4d6b87}" +
    "@media(prefers-color-scheme:dark){svg{background:#16130f;--ink:#ddd;--line:#3a352e;--c0:#e0a070;--c1:#6fc7ae;--c2:#a5abf5;--c3:#f08fa2;--c4:#d6c35a;--c5:#93b4d3}}" +
    "text{font:12px system-ui,sans-serif;fill:var(--ink)}.title{font-weight:600;font-size:13px}.big{font-size:40px}.grid{stroke:var(--line)}.line{fill:none;stroke-width:1.8}" +
    Array.from({ length: colours }, (_, n) => `.l${n}{stroke:var(--c${n})}.f${n}{fill:var(--c${n})}`).join("");
  const panels = shown.map((one) => {
    const x = (one.panel.gridPos.x / 8) * cell.width;
    const y = (one.panel.gridPos.y / 8) * cell.height;
    return `<g transform="translate(${x} ${y})">${one.panel.type === "stat" ? drawFigure(one) : drawLines(one)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The dashboard of a cluster while pages are read, texts published and messages sent"><style>${style}</style>${panels.join("")}</svg>\n`;
}

const title = ({ panel }: Shown) => `<text class="title" x="12" y="22">${escapeText(panel.title)}</text>`;

function drawFigure(one: Shown): string {
  const value = one.lines[0]?.points.at(-1)?.[1];
  const figure = value === undefined ? "no data" : withUnit(value, one.panel.fieldConfig.defaults.unit);
  return `${title(one)}<text class="big f1" x="${plot.left}" y="120">${figure}</text>`;
}

function drawLines(one: Shown): string {
  const points = one.lines.flatMap((line) => line.points);
  const start = Math.min(...points.map(([at]) => at));
  const end = Math.max(...points.map(([at]) => at));
  // What was zero all the time lies on the floor of a scale to one.
  const most = (Math.max(...points.map(([, value]) => value), 0) || 1) * 1.1;
  const floor = cell.height - plot.bottom;
  const x = (at: number) =>
    plot.left + ((at - start) / Math.max(end - start, 1)) * (cell.width - plot.left - plot.right);
  const y = (value: number) => floor - (value / most) * (floor - plot.top);
  const grid = [0, 0.5, 1].map((share) => {
    const value = (most / 1.1) * share;
    const label = withUnit(value, one.panel.fieldConfig.defaults.unit);
    return `<path class="grid" d="M${plot.left} ${y(value).toFixed(1)}H${cell.width - plot.right}"/><text x="${plot.left - 6}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end" textLength="${Math.min(label.length * 6.4, plot.left - 10)}" lengthAdjust="spacingAndGlyphs">${label}</text>`;
  });
  const lines = one.lines.map((line, index) => {
    const path = line.points.map(
      ([at, value], n) => `${n === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
    );
    return `<path class="line l${index % colours}" d="${path.join("")}"/>`;
  });
  const names = one.lines.slice(0, 6).map((line, index) => {
    const left = 14 + (index % 3) * 114;
    const top = floor + 24 + Math.floor(index / 3) * 18;
    const name = line.name.length > 17 ? `${line.name.slice(0, 16)}…` : line.name;
    return `<circle class="f${index % colours}" cx="${left}" cy="${top - 4}" r="4"/><text x="${left + 9}" y="${top}">${escapeText(name)}</text>`;
  });
  return title(one) + grid.join("") + lines.join("") + names.join("");
}
