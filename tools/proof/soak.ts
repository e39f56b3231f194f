import { setPriority } from "node:os";
import { resolve } from "node:path";
import { missingParts, startCluster } from "../../scripts/lib/cluster";
import { portOption, readOptions, refuse } from "../../scripts/lib/options";
import { prepareRelease } from "../../scripts/lib/prepare-release";
import type { Measurement } from "./bench/measurement";
import { renderRows, writeSection } from "./measurements";
import { runChaos } from "./soak/chaos";
import { hasWrk } from "./soak/rate";
import { measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";
import { rowsOfChaos, rowsOfRates, rowsOfRolling } from "./soak/soak-rows";

/**
 * `npm run prove -- soak`: measures the cluster (docs/operators/deploy.md) and breaks it in every way that docs/measurements.md lists; `-- --write`
 * writes its sections there. `-- --only rates,chaos,rolling` measures some of it, `-- --requests 100000` fewer, `-- --seconds 300` at most
 * for so long, `-- --port 4400`, `-- --no-build` with the existing release.
 */
const parts = ["rates", "chaos", "rolling"];
const { values } = readOptions({
  only: { type: "string", default: parts.join(",") },
  requests: { type: "number", default: 1_000_000, least: 1 },
  seconds: { type: "number", default: 420, least: 1 },
  port: portOption(4400),
  "no-build": { type: "boolean" },
  write: { type: "boolean" },
});
const wanted = values.only.split(",");
const unknown = wanted.find((name) => !parts.includes(name));
if (unknown !== undefined) refuse(`--only names some of ${parts.join(", ")}, not "${unknown}".`);
const isWanted = (name: string) => wanted.includes(name);
const { port } = values;

const missing = [...missingParts(), ...(hasWrk() ? [] : ["wrk: apt-get install wrk"])];
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}

// The machine also runs what it measures: those who ask come after those who answer.
setPriority(10);
const release = prepareRelease({ build: !values["no-build"] });
let isMet = true;
const report = (name: string, rows: readonly Omit<Measurement, "note">[]) => {
  isMet &&= rows.every((row) => row.isMet);
  const text = renderRows(rows);
  console.log(text);
  if (values.write) writeSection(name, text);
};

const cluster = await startCluster({ release, folder: resolve(".cache/soak"), port, processes: 3 });
try {
  if (isWanted("rates")) report("rates", rowsOfRates(await measureRates(cluster)));
  if (isWanted("chaos")) report("chaos", rowsOfChaos(await runChaos(cluster, values.requests, values.seconds)));
  if (isWanted("rolling")) report("rolling", rowsOfRolling(await runRolling(cluster, release)));
} finally {
  await cluster.stop();
}
process.exit(isMet ? 0 : 1);
