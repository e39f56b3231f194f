import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../../scripts/lib/options";

/**
 * `npm run ops -- alerts`: checks deploy/prometheus with Prometheus's and Alertmanager's own tools, and tests the alerts.
 * Needs both (Debian: `apt-get install prometheus prometheus-alertmanager`).
 */
readOptions({});
const cwd = mkdtempSync(join(tmpdir(), "almanac-alerts-"));
cpSync("deploy/prometheus", cwd, { recursive: true });
// The configurations name a file with the token, which each machine makes for itself.
writeFileSync(join(cwd, "metrics-token"), "a-token-for-the-check");
const checks = [
  ["promtool", "check", "config", "prometheus.yml"],
  ["promtool", "check", "config", "prometheus-systemd.yml"],
  ["promtool", "test", "rules", "alerts.test.yml"],
  ["amtool", "check-config", "alertmanager.yml"],
] as const;
for (const [tool, ...args] of checks) {
  const { error, status } = spawnSync(tool, args, { cwd, stdio: "inherit" });
  if (error) console.error(`${tool} is not installed: apt-get install prometheus prometheus-alertmanager`);
  if (status !== 0) process.exitCode = 1;
}
