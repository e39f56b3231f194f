import { spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readPublisher } from "../../lib/publish/publisher-state";
import type { Env } from "../../lib/runtime/env";
import { readDates } from "../../lib/server/certificate";
import {
  findCertificateTroubles,
  findDiskTroubles,
  findPublisherTroubles,
  type Trouble,
} from "../../lib/server/troubles";
import type { Source } from "./read-settings";

const day = 86_400_000;

/** Days after which a backup is too old. */
const backupHolds = 7;

/** The file that deploy/backup.sh leaves in STATE_DIR. */
const backupMark = "backed-up";

/** What a look at this machine finds, without asking a web process. Paths are absolute. */
export function checkMachine(env: Env, source: Source, now = Date.now()): Trouble[] {
  const state = source.STATE_DIR ?? "var";
  return [
    ...findDiskTroubles([state, env.contentDir, env.inboxDir, env.mediaDir, "/"]),
    ...checkClock(env.contentDir, now),
    ...checkPublisher(env, now),
    ...(source.TLS_FOLDER ? checkCertificate(source.TLS_FOLDER, new URL(env.siteUrl).hostname, now) : []),
    ...checkBackup(state, now),
  ];
}

function checkClock(contentDir: string, now: number): Trouble[] {
  const say = (isUrgent: boolean, what: string) => [
    { about: "clock", isUrgent, what, cure: "`apt-get install systemd-timesyncd`, then `timedatectl`." },
  ];
  const newest = statSync(contentDir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newest > now + day) return say(true, "The clock is behind: the content is dated later than it.");
  return askSystem("timedatectl", "show", "--property=NTPSynchronized", "--value") === "no"
    ? say(false, "Nothing synchronizes the clock.")
    : [];
}

/** What a program of systemd says; "" where there is none, or if it has nothing to say. */
function askSystem(program: string, ...args: string[]): string {
  const options = { encoding: "utf8", stdio: "pipe", timeout: 5000, env: process.env } as const;
  return spawnSync(program, args, options).stdout?.trim() ?? "";
}

function checkPublisher({ contentRepository, contentDir }: Env, now: number): Trouble[] {
  const publisher = readPublisher(contentDir);
  if (publisher || !contentRepository) return findPublisherTroubles(publisher, now);
  const what = "The puller has never run: nothing is published.";
  return [{ about: "publisher", isUrgent: true, what, cure: "`systemctl enable --now almanac-content.timer`." }];
}

function checkCertificate(folder: string, host: string, now: number): Trouble[] {
  const say = (what: string, cure = "`certbot renew --dry-run` says what is wrong.") => [
    { about: "certificate", isUrgent: true, what, cure },
  ];
  const file = join(folder, "fullchain.pem");
  if (!existsSync(file)) return say(`There is no ${file}.`, "Run deploy/install.sh again.");
  const certificate = tryRead(file);
  if (!certificate) return say(`${file} holds no certificate.`, "Delete it, and run deploy/install.sh again.");
  if (certificate.issuer === certificate.subject)
    return say(
      "The certificate is self-signed: browsers warn their users.",
      "Point the host name here, and run deploy/install.sh again.",
    );
  if (!certificate.checkHost(host))
    return say(`The certificate is not for ${host}.`, "Run deploy/install.sh again, with this name.");
  const ends = findCertificateTroubles(readDates(certificate.validFrom, certificate.validTo), now);
  return ends.length === 0 && askSystem("systemctl", "is-failed", "certbot.service") === "failed"
    ? say("The last renewal failed.")
    : ends;
}

function tryRead(file: string): X509Certificate | undefined {
  try {
    return new X509Certificate(readFileSync(file));
  } catch {
    return undefined;
  }
}

function checkBackup(state: string, now: number): Trouble[] {
  const say = (what: string) => [
    { about: "backup", isUrgent: false, what, cure: "deploy/backup.sh makes one (docs/operators/deploy.md)." },
  ];
  const made = statSync(join(state, backupMark), { throwIfNoEntry: false })?.mtimeMs;
  const what = `Messages and last good versions in ${state}, and the settings,`;
  if (made === undefined) return say(`${what} have never been backed up.`);
  const days = Math.floor((now - made) / day);
  return days > backupHolds ? say(`${what} were last backed up ${days} days ago.`) : [];
}
