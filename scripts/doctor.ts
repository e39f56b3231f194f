import nextEnv from "@next/env";
import { fingerprintOfSettings } from "../lib/runtime/fingerprint-of-settings";
import type { Trouble } from "../lib/server/troubles";
import { askProcesses, checkRevalidation } from "./doctor/ask-processes";
import { checkMachine } from "./doctor/check-machine";
import { checkSettings, tryParse } from "./doctor/check-settings";
import { readSettings, type Source, settingsFile } from "./doctor/read-settings";
import { readOptions } from "./lib/options";
import "./lib/closed-pipe";

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

const troubles = await examine();
if (values.json) console.log(JSON.stringify(troubles, null, 2));
else for (const line of troubles.map(formatTrouble)) console.log(line);
if (!values.json && troubles.length === 0) console.log("Nothing is wrong.");
process.exitCode = troubles.some(({ isUrgent }) => isUrgent) ? 1 : 0;

async function examine(): Promise<Trouble[]> {
  const { source, file } = readSource();
  const env = tryParse(source);
  const ofSettings = checkSettings(source, file);
  if (!env) return ofSettings;
  const ofMachine = checkMachine(env, source);
  const addresses = values.processes?.split(",") ?? listProcesses(source);
  const known = ["disk", "publisher", "links"];
  const ofProcesses = await askProcesses(addresses, fingerprintOfSettings(env), known);
  const isUp = !ofProcesses.some(({ about }) => about === "processes");
  const { revalidateSecret, revalidateUrl } = env;
  const ofPublishing = revalidateSecret && isUp ? await checkRevalidation(revalidateUrl, revalidateSecret) : [];
  const all = [...ofSettings, ...ofMachine, ...ofProcesses, ...ofPublishing];
  return all.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}

/** The settings of the machine, or of this environment. */
function readSource(): { source: Source; file: string | undefined } {
  const found = readSettings(values.settings);
  if (found) return { source: found, file: values.settings };
  nextEnv.loadEnvConfig(process.cwd(), false);
  return { source: process.env, file: undefined };
}

/** As deploy/ starts them; without nginx, the one on PORT. */
function listProcesses(source: Source): string[] {
  const host = source.HOSTNAME && source === process.env ? "127.0.0.1" : (source.HOSTNAME ?? "127.0.0.1");
  if (!source.TLS_FOLDER) return [`${host}:${source.PORT || 3000}`];
  return Array.from({ length: Number(source.WEB_PROCESSES) || 3 }, (_, n) => `${host}:430${n + 1}`);
}

function formatTrouble({ about, isUrgent, what, cure }: Trouble): string {
  return `${isUrgent ? "urgent" : "hint  "}  ${about}: ${what} → ${cure}`;
}
