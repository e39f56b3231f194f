import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { missingParts, startCluster } from "./lib/cluster";
import { prepareRelease } from "./lib/prepare-release";
import { runChaos } from "./soak/chaos";
import { drawKnee, findKnee } from "./soak/knee";
import { hasWrk } from "./soak/rate";
import { measureRates } from "./soak/rates";
import { runRolling } from "./soak/rolling";
import { type SoakResults, summarize, writeSoak } from "./soak/soak-report";
import "./lib/closed-pipe";

/**
 * `npm run soak`: measures the cluster (docs/deploy.md) and breaks it in every way that docs/soak.md lists, and writes that
 * page. `-- --only rates,chaos,rolling,knee` measures some of it, `-- --requests 100000` fewer, `-- --seconds 300` at most
 * for so long, `-- --port 4400`, `-- --no-build` with the release that is there.
 */
const optionOf = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = optionOf("only")?.split(",");
const isWanted = (name: string) => !only || only.includes(name);
const port = Number(optionOf("port") ?? 4400);
const requests = Number(optionOf("requests") ?? 1_000_000);
const seconds = Number(optionOf("seconds") ?? 420);

const missing = [...missingParts(), ...(hasWrk() ? [] : ["wrk: apt-get install wrk"])];
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}

// Results of earlier runs are kept, so that the page can be made in parts.
const file = resolve(".cache/soak.json");
const results: SoakResults = readResults();
// The machine also runs what it measures: those who ask come after those who answer.
setPriority(10);
const release = prepareRelease({ build: !process.argv.includes("--no-build") });
const note = (part: Partial<SoakResults>) => {
  Object.assign(results, part, { processors: cpus().length, node: process.version });
  mkdirSync(resolve(".cache"), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
};

if (["rates", "chaos", "rolling"].some(isWanted)) {
  const cluster = await startCluster({ release, folder: resolve(".cache/soak"), port, processes: 3 });
  try {
    if (isWanted("rates")) {
      const rates = { day: today(), ...(await measureRates(cluster)) };
      note({ rates, ratesRuns: [...(results.ratesRuns ?? []), { ...rates, load: loadavg()[0] ?? 0 }] });
    }
    if (isWanted("chaos")) {
      const chaos = { day: today(), ...(await runChaos(cluster, requests, seconds)) };
      note({ chaos, chaosRuns: [...(results.chaosRuns ?? []), summarize(chaos)] });
    }
    if (isWanted("rolling")) note({ rolling: { day: today(), ...(await runRolling(cluster, release)) } });
  } finally {
    await cluster.stop();
  }
}
if (isWanted("knee")) note({ knee: { day: today(), points: await findKnee(release, port, 3) } });
if (results.knee) writeFileSync(join("docs/images", "knee.svg"), drawKnee(results.knee.points));
const isPassed = writeSoak(results);
process.exit(isPassed ? 0 : 1);

function readResults(): SoakResults {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
