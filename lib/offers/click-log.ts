import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { appendRecord } from "../runtime/append-record";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { isPlacement, type Placement } from "./placements";

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
    logError(`clicks of ${day} cannot be written to ${folder}: ${code ?? name}. Readers still reach the partner.`);
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

const placement = z.string().refine((text): text is Placement => isPlacement(text));

/** One counted click: a line of var/clicks/<day>.ndjson. Nothing in it says who clicked. */
export const clickSchema = z.object({
  /** As `2025-06-28`, UTC. */
  day: z.iso.date(),
  /** 0 to 23, UTC. Nothing finer is written. */
  hour: z.number().int().min(0).max(23),
  /** Slug of the partner. */
  partner: z.string(),
  /** Where on the page the link was. */
  placement,
  /** Path of the page. */
  page: z.string().startsWith("/"),
  /** Rank of the review, then, that the page or the card was about. */
  rank: z.number().int().positive().optional(),
});

export type Click = z.infer<typeof clickSchema>;

/** What a link says about itself; the rest of a click is the time. */
export type ClickedLink = Omit<Click, "day" | "hour">;
