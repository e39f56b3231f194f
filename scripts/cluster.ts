import { resolve } from "node:path";
import { missingParts, startCluster } from "./lib/cluster";
import { prepareRelease } from "./lib/prepare-release";
import "./lib/closed-pipe";

/**
 * `npm run cluster`: nginx, Redis and three web processes on this machine, as deploy/ configures them, until Ctrl+C.
 * `-- --processes 2`, `-- --port 4400` (eleven ports from there), `-- --no-build`: with the release that is there.
 */
const numberOf = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};

const missing = missingParts();
if (missing.length > 0) {
  console.error(`These are not installed:\n${missing.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}
const cluster = await startCluster({
  release: prepareRelease({ build: !process.argv.includes("--no-build") }),
  folder: resolve(".cache/cluster"),
  port: numberOf("port", 4400),
  processes: numberOf("processes", 3),
});
console.log(`nginx            ${cluster.origin}  and with TLS, without a known certificate, ${cluster.https}`);
for (const { name, origin, pid } of [...cluster.web, cluster.redis])
  console.log(`${name.padEnd(16)} ${origin}  process ${pid()}`);
console.log(`files and logs   ${cluster.folder}\nCtrl+C stops all of it.`);

// Keeps the process until a signal.
setInterval(() => {}, 1 << 30);
