// @ts-check
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { processState } from "./lib/runtime/process-state.js";

/**
 * Serves the build beside this file: `node server.js`, on PORT (3000) and the address HOSTNAME (all). A custom server, as
 * Next.js calls it (docs/decisions/097-a-server-of-our-own.md). It is JavaScript because Node runs it as it stands.
 */
const dir = dirname(fileURLToPath(import.meta.url));
process.chdir(dir);
process.env.NODE_ENV ||= "production";
// Who reads the log may go away first. Otherwise a line that cannot be written is an error that is logged, and so on without end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
const port = Number(process.env.PORT) || 3000;
const host = process.env.HOSTNAME || undefined;
// The configuration of the build, as Next's own server.js of a release has it. A release has no next.config.ts.
const { config } = JSON.parse(readFileSync(join(dir, ".next/required-server-files.json"), "utf8"));
// lib/server/response.ts does both.
const ours = { compress: false, generateEtags: false };
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, ...ours });

/** @typedef {import("./lib/server/serve").Serve} Serve */
/** Kept by lib/server/start.ts, which Next.js runs (instrumentation.ts) and does not wait for. @type {Promise<Serve>} */
const handedOver = new Promise((resolve) => {
  processState().handOver = resolve;
});
// Next.js listens for `upgrade` on the server that it is given, and then neither answers nor closes such a connection: this
// one listens nowhere.
const app = next({ dev: false, dir, port, hostname: host, httpServer: createServer() });
await app.prepare();
const serve = await handedOver;
await serve({ handle: app.getRequestHandler(), close: () => app.close(), port, host });
