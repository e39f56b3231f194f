import { resolve } from "node:path";
import { startCluster } from "../../../scripts/lib/cluster";
import { untilWarm } from "../until-warm";
import { measure, perSecond, type Rate } from "./rate";

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

/** p99 that a reader does not notice. */
const mostMs = 100;

/** A table of the most requests a second, by number of processes. */
export function renderKnee(points: readonly KneePoint[]): string {
  const lines = [1, 2, 3].map((processes) => {
    const best = getKnee(points, processes, mostMs);
    const most = Math.max(0, ...points.filter((point) => point.processes === processes).map(({ rate }) => rate));
    return `| ${processes} | ${best ? `${perSecond(best.rate)} at p99 ${best.p99.toFixed(0)} ms` : "none"} | ${perSecond(most)} |`;
  });
  return `| processes | most with p99 ≤ ${mostMs} ms | most |\n| --- | --- | --- |\n${lines.join("\n")}`;
}
