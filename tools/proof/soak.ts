import { resolve } from "node:path";
import { startCluster } from "../../scripts/lib/cluster";
import { missingServerPackages } from "../../scripts/lib/find-servers";
import { findFreePort } from "../../scripts/lib/free-port";
import { readOptions, refuse, wholeNumber } from "../../scripts/lib/options";
import { prepareRelease } from "../../scripts/lib/prepare-release";
import { type Measurement, renderTable } from "./bench/measurement";
import { runChaos } from "./soak/chaos";
import { hasWrk, measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";

/**
 * `npm run ops -- soak`: measures nginx, Redis and three web processes as deploy/ configures them, and breaks them in every way
 * that docs/measurements.md lists. `-- --only rates,chaos,rolling` measures some of it, `-- --seconds 300`
 * reads at most for so long, `-- --no-build` takes the existing release.
 */
const parts = ["rates", "chaos", "rolling"];
const { values } = readOptions({
  only: { type: "string", default: parts.join(",") },
  seconds: { type: "string", default: "420" },
  "no-build": { type: "boolean" },
});
const seconds = wholeNumber("seconds", values.seconds, 1);
const wanted = values.only.split(",");
const unknown = wanted.find((name) => !parts.includes(name));
if (unknown !== undefined) refuse(`--only names some of ${parts.join(", ")}, not "${unknown}".`);

const missing = [...missingServerPackages(), ...(hasWrk() ? [] : ["wrk"])];
if (missing.length > 0) refuse(`Not installed: apt-get install ${missing.join(" ")}`);

const release = prepareRelease({ build: !values["no-build"] });
const rows: Measurement[] = [];
const cluster = await startCluster({
  release,
  folder: resolve(".cache/soak"),
  port: await findFreePort(7),
  processes: 3,
});
try {
  if (wanted.includes("rates")) rows.push(...(await measureRates(cluster)));
  if (wanted.includes("chaos")) rows.push(...(await runChaos(cluster, seconds)));
  if (wanted.includes("rolling")) rows.push(...(await runRolling(cluster, release)));
} finally {
  await cluster.stop();
}
console.log(`\n${renderTable(rows)}`);
process.exit(rows.some(({ isMet }) => isMet === false) ? 1 : 0);
