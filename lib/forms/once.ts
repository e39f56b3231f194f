import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export type OnceOptions = {
  /** Time since its last delivery in which the same content counts as the same submission. */
  windowMs: number;
  /** Submissions that are remembered; beyond that, the least recently used is forgotten. */
  maxEntries: number;
  now?: () => number;
};

type Submission<Outcome> = {
  /** Value of the Idempotency-Key header. */
  key: string;
  expires: number;
  /** The running or successful delivery; none after a failed one. */
  delivery?: Promise<Outcome> | undefined;
};

/**
 * Delivers the same content once. A second submission shares the outcome of a running first one; after a success it
 * succeeds in the same way without a delivery; after a failure it is delivered again with the same idempotency key, so a receiver
 * that accepted the first one after all recognises it. The key is derived from content and hour, so it survives a
 * restart. Only hashes of the content are kept in memory.
 */
export function createOnce<Outcome = void>({ windowMs, maxEntries, now = Date.now }: OnceOptions) {
  const submissions = new LRUCache<string, Submission<Outcome>>({ max: maxEntries });

  return async (content: string, deliver: (key: string) => Promise<Outcome>): Promise<Outcome> => {
    const time = now();
    const id = sha256(content);
    const known = submissions.get(id);
    const isCurrent = known !== undefined && known.expires > time;
    if (isCurrent && known.delivery) return known.delivery;

    const key = isCurrent ? known.key : sha256(`${id} ${Math.floor(time / windowMs)}`);
    const submission: Submission<Outcome> = { key, expires: time + windowMs, delivery: deliver(key) };
    submissions.set(id, submission);
    try {
      return await (submission.delivery as Promise<Outcome>);
    } catch (error) {
      submission.delivery = undefined;
      throw error;
    }
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
