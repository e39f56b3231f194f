import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { createSubmissions } from "../shared-state/submissions";

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
 */
export function createOnce({ name, windowMs, maxEntries, now = Date.now }: OnceOptions) {
  const submissions = createSubmissions({ name, windowMs, runningMs, maxEntries, now });
  /** The running deliveries of this process. */
  const running = new LRUCache<string, Promise<void>>({ max: maxEntries });

  const deliverOnce = async (id: string, deliver: (key: string) => Promise<void>): Promise<void> => {
    const proposed = sha256(`${id} ${Math.floor(now() / windowMs)}`);
    for (;;) {
      const { state, key } = await submissions.begin(id, proposed);
      if (state === "done") return;
      if (state === "new") return deliverAndNote(id, () => deliver(key));
      await wait(lookEvery);
    }
  };

  const deliverAndNote = async (id: string, deliver: () => Promise<void>) => {
    let wasDelivered = false;
    try {
      await deliver();
      wasDelivered = true;
    } finally {
      await submissions.end(id, wasDelivered);
    }
  };

  return (content: string, deliver: (key: string) => Promise<void>): Promise<void> => {
    const id = sha256(content);
    const known = running.get(id);
    if (known) return known;
    const delivery = deliverOnce(id, deliver).finally(() => running.delete(id));
    running.set(id, delivery);
    return delivery;
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
