import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { startCluster } from "../../scripts/lib/cluster";
import { missingServerPackages } from "../../scripts/lib/find-servers";
import { readOptions, refuse } from "../../scripts/lib/options";
import { runScript } from "../../scripts/lib/run";
import { type Measurement, renderTable } from "./bench/measurement";
import { runChaos } from "./soak/chaos";
import { hasWrk, measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";

/**
 * `npm run ops -- soak`: measures nginx, Redis and three web processes as deploy/ configures them, and breaks them in every way
 * that docs/measurements.md lists. `-- --only rates,chaos,rolling` measures some of it.
 */
const parts = ["rates", "chaos", "rolling"];
const { values } = readOptions({ only: { type: "string", default: parts.join(",") } });
const wanted = values.only.split(",");
const unknown = wanted.find((name) => !parts.includes(name));
if (unknown !== undefined) refuse(`--only names some of ${parts.join(", ")}, not "${unknown}".`);

const missing = [...missingServerPackages(), ...(hasWrk() ? [] : ["wrk"])];
if (missing.length > 0) refuse(`Not installed: apt-get install ${missing.join(" ")}`);

const release = resolve(".cache/release");
rmSync(release, { recursive: true, force: true });
if (runScript("release", [release]) !== 0) process.exit(1);
const rows: Measurement[] = [];
const cluster = await startCluster(release);
try {
  if (wanted.includes("rates")) rows.push(...(await measureRates(cluster)));
  if (wanted.includes("chaos")) rows.push(...(await runChaos(cluster)));
  if (wanted.includes("rolling")) rows.push(...(await runRolling(cluster, release)));
} finally {
  await cluster.stop();
}
console.log(`\n${renderTable(rows)}`);
process.exit(rows.some(({ isMet }) => isMet === false) ? 1 : 0);
