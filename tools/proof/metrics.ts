import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { missingParts, startCluster } from "../../scripts/lib/cluster";
import { portOption, readOptions } from "../../scripts/lib/options";
import { prepareRelease } from "../../scripts/lib/prepare-release";
import { makeTraffic, startWebhook } from "./metrics/make-traffic";
import { checkRules, countLines, hasPrometheus, startPrometheus } from "./metrics/prometheus";

/**
 * `npm run ops -- metrics`: checks deploy/prometheus with Prometheus's own tool, tests the alerts, and has a real Prometheus ask a
 * real cluster: every query of deploy/grafana/dashboard.json must show something.
 * `-- --rules` stops after the rules; `-- --no-build`, `-- --port 4400`, `-- --seconds 90`.
 */
const { values } = readOptions({
  rules: { type: "boolean" },
  "no-build": { type: "boolean" },
  port: portOption(4400),
  seconds: { type: "number", default: 90, least: 1 },
});
const { port, rules: onlyRules } = values;
const missing = [
  ...(hasPrometheus() ? [] : ["Prometheus: apt-get install prometheus"]),
  ...(onlyRules ? [] : missingParts()),
];
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}
if (!checkRules(mkdtempSync(join(tmpdir(), "almanac-rules-")))) process.exit(1);
if (onlyRules) process.exit(0);

type Panel = { title: string; targets: { expr: string }[] };

const token = "a-token-of-the-cluster-alone";
const settings = { METRICS_TOKEN: token, WEB_VITALS: "1", CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port + 9}` };
const release = prepareRelease({ build: !values["no-build"] });
const cluster = await startCluster({ release, folder: resolve(".cache/metrics"), port, processes: 3, settings });
const closeWebhook = startWebhook(port + 9);
let prometheus: Awaited<ReturnType<typeof startPrometheus>> | undefined;
// Ctrl+C stops the cluster and ends this process.
process.once("exit", () => {
  const left = prometheus?.pid();
  if (left) process.kill(left);
});
const silent: string[] = [];
try {
  prometheus = await startPrometheus(cluster, port + 10, token);
  const start = Math.floor(Date.now() / 1000);
  await makeTraffic(cluster, values.seconds);
  const { panels } = JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8")) as { panels: Panel[] };
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const lines = await countLines(prometheus.origin, expr, start, Math.floor(Date.now() / 1000));
      console.log(`${lines > 0 ? "shows" : "SHOWS NOTHING"}  ${title}: ${lines} lines`);
      if (lines === 0) silent.push(`${title}: ${expr}`);
    }
} finally {
  closeWebhook();
  await prometheus?.end("SIGTERM");
  await cluster.stop();
}
if (silent.length > 0) console.error(`These queries show nothing:\n${silent.join("\n")}`);
process.exit(silent.length > 0 ? 1 : 0);
