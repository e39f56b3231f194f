import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Delivered, Store, Submissions } from "../state/store";
import { sha256 } from "../util/digest";
import { getContent } from "./outbox";

/** What the store remembers of a form's messages: each for an hour. */
export function getSubmissions(form: string): Submissions {
  // What takes longer than the time limit of the webhook was cut off: its process was killed.
  return { name: form, windowMs: 3_600_000, runningMs: 30_000, maxEntries: 1000 };
}

/** Milliseconds between two looks at a delivery of another process. */
const lookEvery = 100;

type OnceOptions = {
  /** Called before a message is delivered for the first time. What it throws, the sender is told. */
  admit: () => Promise<void>;
  deliver: (key: string) => Promise<Delivered>;
};

/**
 * Delivers the same content once, whichever process it reaches. A second submission shares the outcome of a running
 * first one; after a success it succeeds without a delivery; after a failure it is delivered again with the same
 * idempotency key, so a receiver that accepted the first one after all recognises it. The key is derived from content
 * and hour, so it survives a restart. Only hashes of the content are kept.
 * @returns A function that delivers content, and says what became of it, now or before.
 */
export function createOnce(submissions: Submissions, store: Store) {
  /** The running deliveries of this process. */
  const running = new LRUCache<string, Promise<Delivered>>({ max: submissions.maxEntries });

  const deliverOnce = async (hash: string, { admit, deliver }: OnceOptions): Promise<Delivered> => {
    const id = getContent(hash);
    const proposed = proposeKey(hash, Math.floor(Date.now() / submissions.windowMs));
    let admitted: Promise<void> | undefined;
    for (;;) {
      const known = await store.recall(submissions, id);
      if (known === "delivered" || known === "kept") return known;
      if (known === undefined) {
        admitted ??= admit();
        await admitted;
        const key = await store.begin(submissions, id, proposed);
        if (key !== undefined) return deliverAndNote(id, () => deliver(key));
      }
      await wait(lookEvery);
    }
  };

  const deliverAndNote = async (id: string, deliver: () => Promise<Delivered>) => {
    let outcome: Delivered | "failed" = "failed";
    try {
      outcome = await deliver();
      return outcome;
    } finally {
      await store.end(submissions, id, outcome);
    }
  };

  return (content: string, options: OnceOptions): Promise<Delivered> => {
    const hash = sha256(content);
    const known = running.get(hash);
    if (known) return known;
    const delivery = deliverOnce(hash, options).finally(() => running.delete(hash));
    running.set(hash, delivery);
    return delivery;
  };
}

/** The first digits are those of the content, so that the outbox knows it again in another hour. */
function proposeKey(hash: string, hour: number): string {
  const content = getContent(hash);
  return content + sha256(`${hash} ${hour}`).slice(content.length);
}
