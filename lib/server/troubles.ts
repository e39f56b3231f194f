import { statfsSync, statSync } from "node:fs";
import type { OutboxState } from "../messages/outbox";
import { type Publisher, secondsBehind } from "../publish/publisher-state";
import { formatCount } from "../util/number";

import { type Certificate, lifeLeft } from "./certificate";

/** Something that an operator has to do something about: in /api/health/ready, and a line of `npm run ops -- doctor`. */
export type Trouble = {
  /** What it is about, in a word, such as `disk`. */
  about: string;
  /** False for a hint: readers notice nothing yet. */
  isUrgent: boolean;
  what: string;
  /** What to do, as a sentence. */
  cure: string;
};

/** Below these shares of free space a disk is nearly full, and full. A build needs about a gigabyte. */
const littleFree = 0.1;
const hardlyFree = 0.04;

/** Seconds after which a puller that looks every minute has stopped. The alert ContentStuck has the same. */
const mostBehind = 600;

/** Below this share of its life a certificate should have been renewed. The alert CertificateEnds has the same. */
const littleLife = 0.25;

/** The share of a folder's disk that is free, 0 to 1, of bytes or of files, whichever is less; `undefined` without the folder. */
export function freeShare(folder: string): number | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined;
  const { bavail, blocks, ffree, files } = statfsSync(folder);
  // Some file systems have no limit of files, and say 0.
  return Math.min(blocks > 0 ? bavail / blocks : 1, files > 0 ? ffree / files : 1);
}

/** Each disk is named once, by the first folder on it. @param getFree Replaces the disks in tests. */
export function findDiskTroubles(folders: readonly string[], getFree = freeShare): Trouble[] {
  const seen = new Set<number | undefined>();
  return folders.flatMap((folder) => {
    const disk = statSync(folder, { throwIfNoEntry: false })?.dev;
    const free = getFree(folder);
    if (free === undefined || seen.has(disk) || free >= littleFree) return [];
    seen.add(disk);
    return {
      about: "disk",
      isUrgent: free < hardlyFree,
      what: `${(free * 100).toFixed(1)} % of the disk that holds ${folder} is free. When it is full, readers' messages are refused.`,
      cure: "Delete what is not needed: `du -xh --max-depth=2 / | sort -h | tail`, `journalctl --vacuum-size=200M`.",
    };
  });
}

/** @param clock The day that the clock says. @param day The day that readers see. */
export function findClockTroubles(clock: string, day: string): Trouble[] {
  if (clock === day) return [];
  const what = `The clock says ${clock}, which is implausible: readers see the site as of ${day}.`;
  return [{ about: "clock", isUrgent: true, what, cure: "Set the clock: `timedatectl`." }];
}

export function findRedisTroubles(state: "off" | "connected" | "lost"): Trouble[] {
  if (state !== "lost") return [];
  const what = "Redis cannot be reached: each process counts senders for itself.";
  return [{ about: "redis", isUrgent: true, what, cure: "`systemctl start redis-server`, or correct REDIS_URL." }];
}

/** @param certificate `undefined` without TLS, or where there is no telling. */
export function findCertificateTroubles(certificate: Certificate | undefined, now = Date.now()): Trouble[] {
  if (!certificate || lifeLeft(certificate, now) >= littleLife) return [];
  const what = `The certificate expires on ${new Date(certificate.to).toISOString().slice(0, 10)}, and has not been renewed.`;
  const cure = "`certbot renew --dry-run` says what is wrong; `systemctl reload nginx` loads a newer one.";
  return [{ about: "certificate", isUrgent: true, what, cure }];
}

export function findPublisherTroubles(publisher: Publisher | undefined, now = Date.now()): Trouble[] {
  if (!publisher) return [];
  const { stuck, lookedAt } = publisher;
  const say = (what: string, cure: string, isUrgent = true) => [{ about: "publisher", isUrgent, what, cure }];
  if (stuck)
    return say(
      `Nothing has been published since ${stuck.since}: ${stuck.reasons[0] ?? "no reason is known"}`,
      "Correct what is named and push again; `journalctl -u almanac-content` has the details.",
    );
  if (secondsBehind(publisher, now) <= mostBehind) return [];
  return say(
    `The puller last looked at ${lookedAt}.`,
    "`systemctl enable --now almanac-content.timer`; `systemctl status almanac-content`.",
  );
}

/** @param outbox `null` if it cannot be read. */
export function findOutboxTroubles(outbox: OutboxState | null): Trouble[] {
  const say = (isUrgent: boolean, what: string, cure: string) => [{ about: "messages", isUrgent, what, cure }];
  if (!outbox) return say(true, "The outbox cannot be read.", "Check the log and the permissions of STATE_DIR.");
  const { waiting, dead, oldest } = outbox;
  if (dead > 0)
    return say(
      true,
      `The webhook has permanently refused ${formatCount(dead, "message")}.`,
      "`npm run ops -- inbox list --in dead` says why; then `inbox resend --in dead`.",
    );
  if (oldest > 900)
    return say(
      true,
      `Messages waiting for their webhook: ${waiting}, the oldest for ${Math.round(oldest / 60)} minutes.`,
      "Check that the webhook's service is up and its address is correct.",
    );
  return [];
}

export function findFaultTroubles(faults: number): Trouble[] {
  if (faults === 0) return [];
  const what = `Content files have ${formatCount(faults, "fault")}: readers see their last good versions.`;
  return [{ about: "content", isUrgent: false, what, cure: "`npm run content -- check` names them." }];
}
