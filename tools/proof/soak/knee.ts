import { resolve } from "node:path";
import { startCluster } from "../../../scripts/lib/cluster";
import { untilWarm } from "../until-warm";
import { measure, type Rate } from "./rate";

export type KneePoint = Rate & { processes: number; connections: number };

/**
 * Requests a second against p99 for one, two and three processes, past nginx's cache of pages: each address is asked for
 * once, so a web process answers each request from its own cache of pages.
 */
export async function findKnee(release: string, port: number, seconds: number): Promise<KneePoint[]> {
  const points: KneePoint[] = [];
  for (const processes of [1, 2, 3]) {
    const cluster = await startCluster({ release, folder: resolve(".cache/knee"), port, processes });
    try {
      for (const { origin } of cluster.web) await untilWarm(origin);
      const address = `${cluster.origin}/about`;
      await measure(cluster.folder, address, { connections: 8, seconds: 3, isUnique: true });
      for (const connections of [1, 2, 4, 8, 16, 32, 64]) {
        const rate = await measure(cluster.folder, address, { connections, seconds, isUnique: true });
        points.push({ processes, connections, ...rate });
        console.log(
          `${processes} processes, ${connections} connections: ${Math.round(rate.rate)}/s, p99 ${rate.p99} ms`,
        );
      }
    } finally {
      await cluster.stop();
    }
  }
  return points;
}

/** The most requests a second with a p99 of at most so many milliseconds. */
export function getKnee(points: readonly KneePoint[], processes: number, mostMs: number): KneePoint | undefined {
  return points
    .filter((point) => point.processes === processes && point.p99 <= mostMs)
    .sort((a, b) => b.rate - a.rate)[0];
}

const size = { width: 720, height: 400, left: 64, right: 150, top: 36, bottom: 52 };
const names = ["one process", "two processes", "three processes"];

/** The chart as SVG: requests a second to the right, p99 upwards on a logarithmic scale. */
export function drawKnee(points: readonly KneePoint[]): string {
  const most = Math.max(...points.map(({ rate }) => rate), 1) * 1.05;
  const times = points.map(({ p99 }) => Math.max(p99, 1));
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...times))),
    10 ** Math.ceil(Math.log10(Math.max(...times))),
  ];
  const x = (rate: number) => size.left + (rate / most) * (size.width - size.left - size.right);
  const y = (ms: number) =>
    size.height -
    size.bottom -
    (Math.log(Math.max(ms, low) / low) / Math.log(high / low)) * (size.height - size.top - size.bottom);
  const text = (left: number, top: number, words: string, more = "") =>
    `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${words}</text>`;
  const lines = [];
  for (let ms = low; ms <= high; ms *= 10)
    lines.push(
      `<path class="grid" d="M${size.left} ${y(ms).toFixed(1)}H${size.width - size.right}"/>`,
      text(size.left - 8, y(ms) + 4, `${ms}`, 'text-anchor="end"'),
    );
  const step = 10 ** Math.floor(Math.log10(most)) / (most / 10 ** Math.floor(Math.log10(most)) < 3 ? 2 : 1);
  for (let rate = 0; rate <= most; rate += step)
    lines.push(text(x(rate), size.height - size.bottom + 20, `${rate}`, 'text-anchor="middle"'));
  for (const processes of [1, 2, 3]) {
    const own = points.filter((point) => point.processes === processes);
    const path = own.map(
      ({ rate, p99 }, index) => `${index === 0 ? "M" : "L"}${x(rate).toFixed(1)} ${y(p99).toFixed(1)}`,
    );
    lines.push(`<path d="${path.join("")}" class="line p${processes}"/>`);
    for (const { rate, p99, connections } of own)
      lines.push(
        `<circle cx="${x(rate).toFixed(1)}" cy="${y(p99).toFixed(1)}" r="4" class="p${processes}"><title>${connections} connections: ${Math.round(rate)}/s, p99 ${p99.toFixed(0)} ms</title></circle>`,
      );
    const at = size.top + 12 + processes * 22;
    lines.push(
      `<circle cx="${size.width - size.right + 24}" cy="${at - 4}" r="5" class="p${processes}"/>`,
      text(size.width - size.right + 36, at, names[processes - 1] ?? ""),
    );
  }
  lines.push(
    text((size.left + size.width - size.right) / 2, size.height - 10, "requests a second", 'text-anchor="middle"'),
    text(8, 14, "p99 in milliseconds"),
  );
  const style = `svg{background:#fff}text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#ddd}.p1{--c:#8a4b2a}.p2{--c:#2a6f5e}.p3{--c:#4a4f9c}circle{fill:var(--c)}.line{fill:none;stroke:var(--c);stroke-width:2}@media(prefers-color-scheme:dark){svg{background:#16130f}text{fill:#ddd}.grid{stroke:#3a352e}.p1{--c:#e0a070}.p2{--c:#6fc7ae}.p3{--c:#a5abf5}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Requests a second against p99 for one, two and three processes"><style>${style}</style>${lines.join("")}</svg>\n`;
}
