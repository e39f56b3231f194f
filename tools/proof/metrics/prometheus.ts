import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import type { Cluster } from "../../../scripts/lib/cluster";
import { createPart, type Part } from "../../../scripts/lib/cluster-part";

/** Metrics are asked for this often, so that minutes show what takes hours on a real machine. */
const scrapeEvery = "2s";

/** Whether Prometheus and its tool are installed (Debian: apt-get install prometheus). */
export const hasPrometheus = () => spawnSync("promtool", ["--version"], { stdio: "ignore" }).error === undefined;

/** Checks the rules and both configurations, and runs the rules' own tests. @returns Whether all of it is right. */
export function checkRules(folder: string): boolean {
  cpSync("deploy/prometheus", folder, { recursive: true });
  // The configurations name a file with the token, which each machine makes for itself.
  writeFileSync(join(folder, "metrics-token"), "a-token-for-the-check");
  const isRight = (...args: string[]) => spawnSync("promtool", args, { cwd: folder, stdio: "inherit" }).status === 0;
  return [
    isRight("check", "config", "prometheus.yml"),
    isRight("check", "config", "prometheus-systemd.yml"),
    isRight("test", "rules", "alerts.test.yml"),
  ].every(Boolean);
}

/** Starts Prometheus with the configuration of deploy/, which asks the processes of this cluster. */
export async function startPrometheus({ folder, web }: Cluster, port: number, token: string): Promise<Part> {
  const own = join(folder, "prometheus");
  mkdirSync(own);
  cpSync("deploy/prometheus/alerts.yml", join(own, "alerts.yml"));
  writeFileSync(join(own, "metrics-token"), token);
  const config = parse(readFileSync("deploy/prometheus/prometheus-systemd.yml", "utf8"));
  config.global.scrape_interval = scrapeEvery;
  config.scrape_configs[0].static_configs = [{ targets: web.map(({ origin }) => new URL(origin).host) }];
  writeFileSync(join(own, "prometheus.yml"), stringify(config));
  const origin = `http://127.0.0.1:${port}`;
  const args = [
    `--config.file=${resolve(own, "prometheus.yml")}`,
    `--storage.tsdb.path=${resolve(own, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const isUp = async () => (await fetch(`${origin}/-/ready`)).ok;
  const part = createPart(folder, "prometheus", origin, () => ({ command: "prometheus", args, isUp }));
  await part.start();
  return part;
}

/**
 * How many lines a query draws from `start` to `end`, in seconds since 1970. @throws Error when Prometheus refuses the query.
 */
export async function countLines(origin: string, query: string, start: number, end: number): Promise<number> {
  const step = Math.max(1, Math.round((end - start) / 120));
  const search = new URLSearchParams({ query, start: String(start), end: String(end), step: String(step) });
  const answer = (await (await fetch(`${origin}/api/v1/query_range?${search}`)).json()) as Answer;
  if (answer.status !== "success") throw new Error(`${query}: ${answer.error}`);
  // A quantile of nothing is NaN.
  const lines = answer.data.result.map(({ values }) => values.filter(([, value]) => Number.isFinite(Number(value))));
  return lines.filter((points) => points.length > 1).length;
}

type Answer =
  | { status: "success"; data: { result: { values: [number, string][] }[] } }
  | { status: "error"; error: string };
