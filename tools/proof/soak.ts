import { setPriority } from "node:os";
import { resolve } from "node:path";
import { missingParts, startCluster } from "../../scripts/lib/cluster";
import { portOption, readOptions, refuse } from "../../scripts/lib/options";
import { prepareRelease } from "../../scripts/lib/prepare-release";
import { type Measurement, renderTable } from "./bench/measurement";
import { runChaos } from "./soak/chaos";
import { hasWrk, measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";

/**
 * `npm run ops -- soak`: measures nginx, Redis and three web processes as deploy/ configures them, and breaks them in every way
 * that docs/measurements.md lists. `-- --only rates,chaos,rolling` measures some of it, `-- --requests 100000` fewer,
 * `-- --seconds 300` at most for so long, `-- --port 4400`, `-- --no-build` with the existing release.
 */
const parts = ["rates", "chaos", "rolling"];
const { values } = readOptions({
  only: { type: "string", default: parts.join(",") },
  requests: { type: "number", default: 1_000_000, least: 1 },
  seconds: { type: "number", default: 420, least: 1 },
  port: portOption(4400),
  "no-build": { type: "boolean" },
});
const wanted = values.only.split(",");
const unknown = wanted.find((name) => !parts.includes(name));
if (unknown !== undefined) refuse(`--only names some of ${parts.join(", ")}, not "${unknown}".`);

const missing = [...missingParts(), ...(hasWrk() ? [] : ["wrk: apt-get install wrk"])];
if (missing.length > 0) refuse(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);

// The machine also runs what it measures: those who ask come after those who answer.
setPriority(10);
const release = prepareRelease({ build: !values["no-build"] });
const rows: Measurement[] = [];
const cluster = await startCluster({ release, folder: resolve(".cache/soak"), port: values.port, processes: 3 });
try {
  if (wanted.includes("rates")) rows.push(...(await measureRates(cluster)));
  if (wanted.includes("chaos")) rows.push(...(await runChaos(cluster, values.requests, values.seconds)));
  if (wanted.includes("rolling")) rows.push(...(await runRolling(cluster, release)));
} finally {
  await cluster.stop();
}
console.log(`\n${renderTable(rows)}`);
process.exit(rows.some(({ isMet }) => isMet === false) ? 1 : 0);
