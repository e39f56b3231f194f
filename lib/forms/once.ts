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

/** Delivers under an idempotency key. @returns What it came to, which is kept. */
type Deliver<Outcome> = (key: string) => Promise<Outcome>;

/** A delivery of another process that takes longer was cut off: its process was killed. */
const runningMs = 30_000;

/** Milliseconds between two looks at a delivery of another process. */
const lookEvery = 100;

/**
 * Delivers the same content once, whichever process it reaches. A second submission shares the outcome of a running
 * first one; after a success it
 * succeeds in the same way without a delivery; after a failure it is delivered again with the same
 * idempotency key, so a receiver that accepted the first one after all recognises it. The key is derived from content
 * and hour, so it survives a restart. Only hashes of the content are kept.
 */
export function createOnce<Outcome extends string>({ name, windowMs, maxEntries, now = Date.now }: OnceOptions) {
  const submissions = createSubmissions({ name, windowMs, runningMs, maxEntries, now });
  /** The running deliveries of this process. */
  const running = new LRUCache<string, Promise<Outcome>>({ max: maxEntries });

  const deliverOnce = async (id: string, deliver: Deliver<Outcome>): Promise<Outcome> => {
    const proposed = sha256(`${id} ${Math.floor(now() / windowMs)}`);
    for (;;) {
      const begun = await submissions.begin(id, proposed);
      if (begun.state === "done") return begun.outcome as Outcome;
      if (begun.state === "new") return deliverAndNote(id, () => deliver(begun.key));
      await wait(lookEvery);
    }
  };

  const deliverAndNote = async (id: string, deliver: () => Promise<Outcome>): Promise<Outcome> => {
    let outcome: Outcome | undefined;
    try {
      outcome = await deliver();
      return outcome;
    } finally {
      await submissions.end(id, outcome);
    }
  };

  return (content: string, deliver: Deliver<Outcome>): Promise<Outcome> => {
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
