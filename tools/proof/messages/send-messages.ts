import { setTimeout as wait } from "node:timers/promises";

export type Sent = {
  /** How often each status was answered; "none" while the server was away. */
  answers: Record<string, number>;
  /** Messages that were acknowledged, and how many of them as "kept". */
  acknowledged: Set<string>;
  kept: number;
};

export type Sending = {
  origin: string;
  count: number;
  /** The time over which they are spread evenly. */
  seconds: number;
};

/** Messages that are sent at a time. */
const atOnce = 100;

/**
 * Sends messages as readers do: each from an address of its own, and again, after a second, when it was not acknowledged.
 * @param onProgress Called after each acknowledgement.
 */
export async function sendMessages(
  { origin, count, seconds }: Sending,
  onProgress: (done: number) => void,
): Promise<Sent> {
  const begun = performance.now();
  const sent: Sent = { answers: {}, acknowledged: new Set(), kept: 0 };
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const due = begun + (index * seconds * 1000) / count;
      await wait(Math.max(0, due - performance.now()));
      while (!(await sendOne(origin, index, sent))) await wait(1000);
      onProgress(sent.acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sent;
}

/** @returns Whether it was acknowledged. */
async function sendOne(origin: string, index: number, sent: Sent): Promise<boolean> {
  const message = `Message ${index}`;
  const status = await post(origin, message, index);
  sent.answers[status] = (sent.answers[status] ?? 0) + 1;
  if (status !== "200" && status !== "202") return false;
  if (status === "202") sent.kept += 1;
  sent.acknowledged.add(message);
  return true;
}

async function post(origin: string, message: string, index: number): Promise<string> {
  const sender = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": sender };
  const body = JSON.stringify({ email: `reader-${index}@example.com`, message });
  try {
    const response = await fetch(`${origin}/api/contact`, { method: "POST", headers, body });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return "none";
  }
}
