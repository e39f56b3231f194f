import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { appendRecord } from "../runtime/append-record";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import type { ClickedLink } from "./click";

/** Largest file of a day, in bytes (about 100,000 clicks). Later clicks of the day are not written. */
const largestDay = 12 * 1024 * 1024;

/** The name of a day's file. */
export const dayFile = /^(\d{4}-\d{2}-\d{2})\.ndjson$/;

/** Absolute path of the folder with the click files. */
export function clicksFolder(env: Pick<Env, "clicksDir">): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.clicksDir);
}

/** Failures that were logged, by day, so that a full disk fills no log. */
const failedOn = new Set<string>();
let cleanedOn: string | undefined;

/** Writes a click. Never rejects: a click that cannot be written is lost, and the first of a day that is lost is logged. */
export async function writeClick(link: ClickedLink, env: Env, now = new Date(), maxBytes = largestDay): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const folder = clicksFolder(env);
  try {
    if (cleanedOn !== day) {
      cleanedOn = day;
      await removeOldClicks(folder, env.clicksDays, now);
    }
    const { partner, placement, page, rank } = link;
    const record = { day, hour: now.getUTCHours(), partner, placement, page, ...(rank === undefined ? {} : { rank }) };
    await appendRecord(join(folder, `${day}.ndjson`), record, maxBytes);
  } catch (error) {
    if (failedOn.has(day)) return;
    failedOn.clear();
    failedOn.add(day);
    const { code, name } = error as { code?: string; name?: string };
    logError(`clicks of ${day} cannot be written to ${folder}: ${code ?? name}. Readers are sent on all the same.`);
  }
}

/** Deletes the files of days that are further back than `days`. Other files stay. Without the folder, does nothing. */
export async function removeOldClicks(folder: string, days: number, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, day] = dayFile.exec(name) ?? [];
    if (day !== undefined && day < oldest) await rm(join(folder, name), { force: true });
  }
}
