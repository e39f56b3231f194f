import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export type OnceOptions = {
  /** How long the same content counts as the same submission, since its last delivery. */
  windowMs: number;
  /** How many submissions are remembered; beyond it, the least recently used is forgotten. */
  maxEntries: number;
  now?: () => number;
};

type Submission = {
  /** Value of the Idempotency-Key header. */
  key: string;
  expires: number;
  /** The delivery under way or done; none after one that failed. */
  delivery?: Promise<void> | undefined;
};

/**
 * Delivers the same content once. A second submission while the first is under way shares its outcome; after a success it is
 * a success without a delivery; after a failure it is delivered again under the same key, so that a receiver that had taken
 * the first in spite of the failure can tell. The key follows from the content and the hour, so it survives a restart.
 * Only hashes of the content are remembered.
 */
export function createOnce({ windowMs, maxEntries, now = Date.now }: OnceOptions) {
  const submissions = new LRUCache<string, Submission>({ max: maxEntries });

  return async (content: string, deliver: (key: string) => Promise<void>): Promise<void> => {
    const time = now();
    const id = sha256(content);
    const known = submissions.get(id);
    const isCurrent = known !== undefined && known.expires > time;
    if (isCurrent && known.delivery) return known.delivery;

    const key = isCurrent ? known.key : sha256(`${id} ${Math.floor(time / windowMs)}`);
    const submission: Submission = { key, expires: time + windowMs, delivery: deliver(key) };
    submissions.set(id, submission);
    try {
      await submission.delivery;
    } catch (error) {
      submission.delivery = undefined;
      throw error;
    }
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
