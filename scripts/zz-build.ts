import { rmSync } from "node:fs";
import { buildSite } from "./bench/build-time";

for (const n of process.argv.slice(2).map(Number)) {
  const folder = `/tmp/prof/lead-${n}`;
  rmSync(folder, { recursive: true, force: true });
  const { time } = await buildSite(folder, n);
  console.log(n, time);
}
