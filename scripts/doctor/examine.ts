import { fingerprintOfSettings } from "../../lib/runtime/page-settings";
import type { Trouble } from "../../lib/server/troubles";
import { askProcesses, checkRevalidation } from "./ask-processes";
import { checkMachine } from "./check-machine";
import { checkSettings, tryParse } from "./check-settings";
import { readSettings, type Source } from "./read-settings";

/** What the look at the machine itself is about: processes are not asked about it again. */
const ofMachine = ["disk", "publisher"];

export type Examined = {
  /** File of the settings; without it, they are those of this environment. */
  file: string;
  /** Addresses of the web processes, such as `127.0.0.1:4301`; by default as deploy/ starts them. */
  processes?: readonly string[] | undefined;
};

/** Everything that is wrong on this machine, what is urgent first. */
export async function examine({ file, processes }: Examined): Promise<Trouble[]> {
  const found = readSettings(file);
  const source = found ?? process.env;
  const settings = checkSettings(source, found && file);
  const env = tryParse(source);
  if (!env) return settings;
  const addresses = processes ?? listProcesses(source);
  const machine = checkMachine(env, source);
  const known = [...ofMachine, ...machine.map(({ about }) => about)];
  const asked = await askProcesses(addresses, fingerprintOfSettings(env), known);
  const isUp = !asked.some(({ about }) => about === "processes");
  const { revalidateSecret, revalidateUrl } = env;
  const publishing = revalidateSecret && isUp ? await checkRevalidation(revalidateUrl, revalidateSecret) : [];
  const all = [...settings, ...machine, ...asked, ...publishing];
  return all.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}

/** As deploy/ starts them, on ports from 4301; without nginx, the one on PORT. */
function listProcesses(source: Source): string[] {
  if (!source.TLS_FOLDER) return [`127.0.0.1:${source.PORT || 3000}`];
  const host = source.HOSTNAME || "127.0.0.1";
  return Array.from({ length: Number(source.WEB_PROCESSES) || 3 }, (_, n) => `${host}:430${n + 1}`);
}
