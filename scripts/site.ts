import { spawn } from "node:child_process";
import { memorySettings } from "./lib/memory-settings";
import { readOptions } from "./lib/options";
import { runScript } from "./lib/run";

/** `npm run site`: builds the site and serves it on PORT (by default 3000) until it is stopped. */
readOptions({});
const port = process.env.PORT || "3000";
const address = `http://localhost:${port}`;
process.env.SITE_URL ||= address;

const exitCode = runScript("build");
if (exitCode !== 0) process.exit(exitCode);

const server = spawn(process.execPath, ["server.js"], {
  stdio: "inherit",
  // Some shells export the name of the machine as HOSTNAME.
  env: { ...memorySettings, ...process.env, PORT: port, HOSTNAME: "" },
});
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));

for (;;) {
  const response = await fetch(address).catch(() => undefined);
  if (response) break;
  await new Promise((done) => setTimeout(done, 200));
}
console.log(`\nThe site is at ${address} (Ctrl+C stops it)`);
