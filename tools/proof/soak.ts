import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { missingParts, startCluster } from "../../scripts/lib/cluster";
import { portOption, readOptions, refuse } from "../../scripts/lib/options";
import { prepareRelease } from "../../scripts/lib/prepare-release";
import { runChaos } from "./soak/chaos";
import { drawKnee, findKnee } from "./soak/knee";
import { hasWrk } from "./soak/rate";
import { measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";
import { renderSoak } from "./soak/soak-report";
import { addChaos, addRates, readResults, type SoakResults, writeResults } from "./soak/soak-results";
import { listRows } from "./soak/soak-rows";
import "../../scripts/lib/closed-pipe";

/**
 * `npm run soak`: measures the cluster (docs/deploy.md) and breaks it in every way that docs/soak.md lists, and writes that
 * page. `-- --only rates,chaos,rolling,knee` measures some of it, `-- --requests 100000` fewer, `-- --seconds 300` at most
 * for so long, `-- --port 4400`, `-- --no-build` with the release that is there.
 */
const parts = ["rates", "chaos", "rolling", "knee"];
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
const isWanted = (name: string) => wanted.includes(name);
const { port } = values;

const missing = [...missingParts(), ...(hasWrk() ? [] : ["wrk: apt-get install wrk"])];
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}

// Committed, so that runs of every checkout are kept, and the page can be made in parts.
const [resultsFile, page] = ["docs/soak.json", "docs/soak.md"];
let results: SoakResults = { ...readResults(resultsFile), processors: cpus().length, node: process.version };
// The machine also runs what it measures: those who ask come after those who answer.
setPriority(10);
const release = prepareRelease({ build: !values["no-build"] });
const keep = (changed: SoakResults) => {
  results = changed;
  writeResults(resultsFile, results);
};

if (["rates", "chaos", "rolling"].some(isWanted)) {
  const cluster = await startCluster({ release, folder: resolve(".cache/soak"), port, processes: 3 });
  try {
    if (isWanted("rates"))
      keep(addRates(results, { day: today(), ...(await measureRates(cluster)) }, loadavg()[0] ?? 0));
    if (isWanted("chaos"))
      keep(addChaos(results, { day: today(), ...(await runChaos(cluster, values.requests, values.seconds)) }));
    if (isWanted("rolling")) keep({ ...results, rolling: { day: today(), ...(await runRolling(cluster, release)) } });
  } finally {
    await cluster.stop();
  }
}
if (isWanted("knee")) keep({ ...results, knee: { day: today(), points: await findKnee(release, port, 3) } });
if (results.knee) writeFileSync(join("docs/images", "knee.svg"), drawKnee(results.knee.points));
writeFileSync(page, renderSoak(results, readFileSync(page, "utf8")));
process.exit(listRows(results).every(({ isMet }) => isMet) ? 0 : 1);

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
