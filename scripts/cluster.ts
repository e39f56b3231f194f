import { resolve } from "node:path";
import { missingParts, startCluster } from "./lib/cluster";
import { portOption, readOptions } from "./lib/options";
import { prepareRelease } from "./lib/prepare-release";

/**
 * `npm run ops -- cluster`: nginx, Redis and three web processes on this machine, as deploy/ configures them, until Ctrl+C.
 * `-- --processes 2`, `-- --port 4400` (eleven ports from there), `-- --no-build`: with the existing release.
 */
const { values } = readOptions({
  processes: { type: "number", default: 3, least: 1 },
  port: portOption(4400),
  "no-build": { type: "boolean" },
});

const missing = missingParts();
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}
const cluster = await startCluster({
  release: prepareRelease({ build: !values["no-build"] }),
  folder: resolve(".cache/cluster"),
  port: values.port,
  processes: values.processes,
});
console.log(`nginx            ${cluster.origin}`);
// By another name, nginx leads to this one; its certificate is its own.
const { host, hostname, port } = new URL(cluster.https);
console.log(`with TLS         curl --insecure --resolve ${hostname}:${port}:127.0.0.1 https://${host}/`);
for (const { name, origin, pid } of [...cluster.web, cluster.redis])
  console.log(`${name.padEnd(16)} ${origin}  process ${pid()}`);
console.log(`files and logs   ${cluster.folder}\nCtrl+C stops everything.`);

// Keeps the process until a signal.
setInterval(() => {}, 1 << 30);
