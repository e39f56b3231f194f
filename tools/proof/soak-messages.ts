import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { outboxState } from "../../lib/messages/outbox";
import { createPart } from "../../scripts/lib/cluster-part";
import { findFreePort } from "../../scripts/lib/free-port";
import { readOptions, refuse } from "../../scripts/lib/options";
import { onEnd } from "./bench/cleanup";
import { writeSection } from "./measurements";
import { judge, renderReport, type SoakResult } from "./messages/report";
import { sendMessages } from "./messages/send-messages";
import { moods, startWebhook } from "./messages/webhook";

/**
 * `npm run prove -- soak-messages [--messages 5000] [--seconds 240] [--site DIR] [--write]`: sends messages to a
 * built site while its webhook is down, slow, late, wrong and cut off, and while the web process is killed. Exit code 1
 * unless each acknowledged message was delivered under one key. Takes some minutes; needs `npm run build`.
 */
const { values } = readOptions({
  messages: { type: "number", default: 5000, least: 1 },
  seconds: { type: "number", default: 240, least: 1 },
  site: { type: "string", default: "." },
  write: { type: "boolean" },
});
const { messages: count, seconds: spread } = values;
const site = resolve(values.site);
if (!existsSync(join(site, ".next/BUILD_ID"))) refuse(`There is no build in ${site}: npm run build.`);

/** Milliseconds for which the webhook stays in a mood, and between two kills. */
const moodMs = 7_000;
const killMs = 11_000;

const inbox = mkdtempSync(join(tmpdir(), "soak-messages-"));
mkdirSync(join(inbox, "log"));
const webhook = await startWebhook();
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const env = {
  PORT: String(port),
  HOSTNAME: "127.0.0.1",
  NEXT_TELEMETRY_DISABLED: "1",
  CONTACT_WEBHOOK_URL: webhook.url,
  INBOX_DIR: inbox,
  TRUSTED_PROXIES: "1",
  WEBHOOK_RATE: "1000000",
};
const isUp = async () => (await fetch(`${origin}/api/health/live`)).ok;
const program = { command: process.execPath, args: ["server.js"], cwd: site, env, isUp };
const web = createPart(inbox, "web", origin, () => program);
onEnd(() => {
  const left = web.pid();
  if (left) process.kill(left, "SIGKILL");
});
await web.start();
const begun = performance.now();
let isSending = true;
let kills = 0;

try {
  const chaos = [changeMoods(), killAgain()];
  const sent = await sendMessages({ origin, count, seconds: spread }, (done) => {
    if (done % 500 === 0) console.log(`${seconds()} s: ${done} acknowledged, ${kills} kills`);
  });
  isSending = false;
  const sentAfter = seconds();
  await Promise.all(chaos);
  await webhook.setMood("well");
  const { waiting } = await outboxState({ inboxDir: inbox });
  console.log(`${seconds()} s: all acknowledged; ${waiting} wait in the outbox`);
  const state = await drained();
  const result: SoakResult = {
    count,
    seconds: spread,
    kills,
    sent,
    sentAfter,
    drainedAfter: seconds(),
    waiting,
    left: state.waiting,
    dead: state.dead,
    asked: webhook.asked,
    taken: webhook.taken,
  };
  const faults = judge(result);
  const report = renderReport(result, faults);
  console.log(report);
  if (values.write) writeSection("messages", report);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await web.end("SIGKILL");
  await webhook.close();
  rmSync(inbox, { recursive: true, force: true });
}

/** Every mood in turn, again and again. */
async function changeMoods(): Promise<void> {
  for (let turn = 0; isSending; turn += 1) {
    await webhook.setMood(moods[turn % moods.length] ?? "well");
    await pause(moodMs);
  }
}

async function killAgain(): Promise<void> {
  for (;;) {
    await pause(killMs);
    if (!isSending) return;
    await web.end("SIGKILL");
    await web.start();
    kills += 1;
  }
}

/** Waits, but no longer than messages are sent. */
async function pause(ms: number): Promise<void> {
  for (const until = performance.now() + ms; isSending && performance.now() < until; ) await wait(100);
}

/** Waits until nothing waits in the outbox, for at most a quarter of an hour: the longest pause between tries is ten minutes. */
async function drained() {
  for (const until = performance.now() + 900_000; ; ) {
    const state = await outboxState({ inboxDir: inbox });
    if (state.waiting === 0 || performance.now() > until) return state;
    await wait(500);
  }
}

function seconds(): number {
  return Math.round((performance.now() - begun) / 1000);
}
