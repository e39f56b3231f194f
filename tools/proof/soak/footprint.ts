import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Cluster } from "../../../scripts/lib/cluster";

/** Memory of all parts and disk of the cluster's folder without logs, in bytes. */
export type Footprint = { memory: Record<string, number>; disk: number };

export function measureFootprint(cluster: Cluster): Footprint {
  const parts = [...cluster.web, cluster.redis];
  const memory = Object.fromEntries(parts.map(({ name, pid }) => [name, getResident(pid())]));
  const disk = Number(
    /^\d+/.exec(execFileSync("du", ["-sb", "--exclude=log", cluster.folder], { encoding: "utf8" }))?.[0],
  );
  return { memory, disk };
}

function getResident(pid: number | undefined): number {
  const status = pid === undefined ? "" : readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
