import { existsSync } from "node:fs";
import nextEnv from "@next/env";
import type { Trouble } from "../lib/server/troubles";
import { examine } from "./doctor/examine";
import { settingsFile } from "./doctor/read-settings";
import { readOptions } from "./lib/options";

/**
 * `npm run ops -- doctor [--json] [--settings FILE] [--processes 127.0.0.1:4301,…]`: what is wrong on this machine, a line each with
 * its cure: settings and secrets, clock, disks, Redis, content, puller, links, certificate, messages, backup. In a release, `node doctor.js`.
 * Reads /etc/companion-almanac/env, or without it the environment and `.env.local`. Exit code: 0 nothing or hints, 1 something urgent.
 */
const { values } = readOptions({
  json: { type: "boolean" },
  settings: { type: "string", default: settingsFile },
  processes: { type: "string" },
});

if (!existsSync(values.settings)) nextEnv.loadEnvConfig(process.cwd(), false);
const troubles = await examine({ file: values.settings, processes: values.processes?.split(",") });
if (values.json) console.log(JSON.stringify(troubles, null, 2));
else console.log(troubles.map(formatTrouble).join("\n") || "No problems found.");
process.exitCode = troubles.some(({ isUrgent }) => isUrgent) ? 1 : 0;

function formatTrouble({ about, isUrgent, what, cure }: Trouble): string {
  return `${isUrgent ? "urgent" : "hint  "}  ${about}: ${what} → ${cure}`;
}
