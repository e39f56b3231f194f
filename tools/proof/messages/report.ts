import type { Sent } from "./send-messages";
import type { Mood } from "./webhook";

export type SoakResult = {
  /** How many messages were to be sent. */
  count: number;
  /** Over how many seconds they were spread. */
  seconds: number;
  kills: number;
  sent: Sent;
  /** In seconds since the start. */
  sentAfter: number;
  drainedAfter: number;
  /** In the outbox when the last was acknowledged, and at the end. */
  waiting: number;
  left: number;
  dead: number;
  asked: Record<Mood, number>;
  taken: ReadonlyMap<string, { message: string; times: number }>;
};

/** What went wrong, one line each. */
export function judge({ count, sent, taken, left, dead }: SoakResult): string[] {
  const keys = getKeys(taken);
  const lost = [...sent.acknowledged].filter((message) => !keys.has(message));
  const twice = [...keys].filter(([, own]) => own.length > 1);
  return [
    sent.acknowledged.size === count ? "" : `${count - sent.acknowledged.size} messages were never acknowledged`,
    lost.length === 0 ? "" : `${lost.length} acknowledged messages were lost, for example "${lost[0]}"`,
    twice.length === 0 ? "" : `${twice.length} messages came under more than one key, for example "${twice[0]?.[0]}"`,
    left === 0 ? "" : `${left} messages still wait`,
    dead === 0 ? "" : `${dead} messages are dead letters`,
  ].filter((line) => line !== "");
}

/** The keys under which each message came. */
function getKeys(taken: SoakResult["taken"]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, { message }] of taken) keys.set(message, [...(keys.get(message) ?? []), key]);
  return keys;
}

/** The report as markdown. */
export function renderReport(result: SoakResult, faults: readonly string[]): string {
  const { count, kills, sent, taken, asked, waiting, sentAfter, drainedAfter } = result;
  const times = [...taken.values()].map((one) => one.times);
  const repeated = times.filter((one) => one > 1).length;
  const keys = getKeys(taken);
  const rows: [string, string | number][] = [
    ["messages sent", count],
    ["acknowledged", sent.acknowledged.size],
    ["of these kept for later (202)", sent.kept],
    ["the web process was killed (SIGKILL) and started again", `${kills} times`],
    ["answers to readers, by status", list(sent.answers)],
    ["requests to the webhook, by its mood", list(asked)],
    ["in the outbox when the last was acknowledged", waiting],
    ["messages that the webhook has", keys.size],
    ["**lost**", [...sent.acknowledged].filter((message) => !keys.has(message)).length],
    ["**under more than one key**", [...keys.values()].filter((own) => own.length > 1).length],
    ["came again under their key, which the webhook knew", repeated],
    ["seconds until all were acknowledged, and until all were delivered", `${sentAfter}, ${drainedAfter}`],
  ];
  return `${count} messages over ${result.seconds} seconds.

| what | figure |
| --- | --- |
${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n")}

${faults.length === 0 ? "Each message was delivered exactly once, as its idempotency key tells, and none was lost." : `**Failed:** ${faults.join("; ")}.`}
`;
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(", ");
}
