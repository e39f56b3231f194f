import { statfsSync, statSync } from "node:fs";
import type { OutboxState } from "../messages/outbox";
import { type Publisher, secondsBehind } from "../publish/publisher-state";
import { formatCount } from "../util/number";

/** What an operator has to look at, and what to do about it, in a sentence or two: in /api/health/ready. */
type Problem = string;

/** Below this share of free space a disk is nearly full. A build needs about a gigabyte. */
const littleFree = 0.1;

/** Seconds after which a puller that looks every minute has stopped. The alert ContentStuck has the same. */
const mostBehind = 600;

/** The share of a folder's disk that is free, 0 to 1, of bytes or of files, whichever is less; `undefined` without the folder. */
export function freeShare(folder: string): number | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined;
  const { bavail, blocks, ffree, files } = statfsSync(folder);
  // Some file systems have no limit of files, and say 0.
  return Math.min(blocks > 0 ? bavail / blocks : 1, files > 0 ? ffree / files : 1);
}

/** @param folder One of STATE_DIR. @param getFree Replaces the disk in tests. */
export function findDiskProblems(folder: string, getFree = freeShare): Problem[] {
  const free = getFree(folder);
  if (free === undefined || free >= littleFree) return [];
  return [
    `${(free * 100).toFixed(1)} % of the disk that holds ${folder} is free. When it is full, readers' messages are refused: delete what is not needed.`,
  ];
}

export function findRedisProblems(state: "off" | "connected" | "lost"): Problem[] {
  if (state !== "lost") return [];
  return ["Redis cannot be reached: each process counts senders for itself. Start it, or correct REDIS_URL."];
}

export function findPublisherProblems(publisher: Publisher | undefined, now = Date.now()): Problem[] {
  if (!publisher) return [];
  const { stuck, lookedAt } = publisher;
  if (stuck)
    return [
      `Nothing has been published since ${stuck.since}: ${stuck.reasons[0] ?? "no reason is known"} Correct it and push again; \`journalctl -u almanac-content\` has the details.`,
    ];
  if (secondsBehind(publisher, now) <= mostBehind) return [];
  return [`The puller last looked at ${lookedAt}: \`systemctl enable --now almanac-content.timer\`.`];
}

/** @param outbox `null` if it cannot be read. */
export function findOutboxProblems(outbox: OutboxState | null): Problem[] {
  if (!outbox) return ["The outbox cannot be read. Check the log and the permissions of STATE_DIR."];
  const { waiting, dead, oldest } = outbox;
  if (dead > 0)
    return [
      `The webhook has refused ${formatCount(dead, "message")}: \`npm run ops -- inbox list --in dead\` says why; then \`inbox resend --in dead\`.`,
    ];
  if (oldest > 900)
    return [
      `Messages waiting for their webhook: ${waiting}, the oldest for ${Math.round(oldest / 60)} minutes. Check that its service is up and its address is correct.`,
    ];
  return [];
}

/** @param broken What is wrong in the content, each with its file, line and column. */
export function findContentProblems(broken: readonly string[]): Problem[] {
  const [first, ...others] = broken;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` \`npm run content -- check\` names ${others.length} more.` : "";
  return [`Readers see the content as it was before the last change, because of ${first}${more}`];
}
