import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { createSubmissions } from "../shared-state/submissions";
import { contentDigits } from "./outbox/message-name";

export type OnceOptions = {
  /** Name of the form. */
  name: string;
  /** Time since its last delivery in which the same content counts as the same submission. */
  windowMs: number;
  /** Submissions that a process remembers; beyond that, the least recently used is forgotten. */
  maxEntries: number;
  now?: () => number;
};

/** A delivery of another process that takes longer was cut off: its process was killed. */
const runningMs = 30_000;

/** Milliseconds between two looks at a delivery of another process. */
const lookEvery = 100;

/**
 * Delivers the same content once, whichever process it reaches. A second submission shares the outcome of a running
 * first one; after a success it succeeds without a delivery; after a failure it is delivered again with the same
 * idempotency key, so a receiver that accepted the first one after all recognises it. The key is derived from content
 * and hour, so it survives a restart. Only hashes of the content are kept.
 * @returns A function that delivers content. `recall` says what became of content that was delivered before.
 */
export function createOnce<Outcome>({ name, windowMs, maxEntries, now = Date.now }: OnceOptions) {
  type Deliver = (key: string) => Promise<Outcome>;
  const submissions = createSubmissions({ name, windowMs, runningMs, maxEntries, now });
  /** The running deliveries of this process. */
  const running = new LRUCache<string, Promise<Outcome>>({ max: maxEntries });

  const deliverOnce = async (id: string, deliver: Deliver, recall: Deliver): Promise<Outcome> => {
    const proposed = proposeKey(id, Math.floor(now() / windowMs));
    for (;;) {
      const { state, key } = await submissions.begin(id, proposed);
      if (state === "done") return recall(key);
      if (state === "new") return deliverAndNote(id, () => deliver(key));
      await wait(lookEvery);
    }
  };

  const deliverAndNote = async (id: string, deliver: () => Promise<Outcome>) => {
    let wasDelivered = false;
    try {
      const outcome = await deliver();
      wasDelivered = true;
      return outcome;
    } finally {
      await submissions.end(id, wasDelivered);
    }
  };

  return (content: string, deliver: Deliver, recall: Deliver): Promise<Outcome> => {
    const id = sha256(content);
    const known = running.get(id);
    if (known) return known;
    const delivery = deliverOnce(id, deliver, recall).finally(() => running.delete(id));
    running.set(id, delivery);
    return delivery;
  };
}

/** The first digits are those of the content, so that the outbox knows it again in another hour. */
function proposeKey(id: string, hour: number): string {
  return id.slice(0, contentDigits) + sha256(`${id} ${hour}`).slice(contentDigits);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
