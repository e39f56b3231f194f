import { LRUCache } from "lru-cache";
import { dayLength } from "../util/date";
import { sha256 } from "../util/digest";
import type { Delivered } from "./deliver";
import { getContent } from "./outbox";

/** How many messages of a form a process remembers, and for how many milliseconds. */
const mostRemembered = 1000;
const rememberedFor = 3_600_000;

type OnceOptions = {
  /** Called before a message is delivered. What it throws, the sender is told. */
  admit: () => Promise<void>;
  deliver: (key: string) => Promise<Delivered>;
};

/**
 * Delivers the same content once: what is sent again shares the outcome of a first submission that is running or has succeeded.
 * After a failure it is delivered again under the same idempotency key. So is what reaches another process, or this one after a
 * restart, unless it waits in the outbox: the receiver recognises it.
 * @returns A function that delivers content, and says what became of it, now or before.
 */
export function createOnce(most = mostRemembered) {
  const outcomes = new LRUCache<string, Promise<Delivered>>({ max: most, ttl: rememberedFor });
  return (content: string, { admit, deliver }: OnceOptions): Promise<Delivered> => {
    const hash = sha256(content);
    const known = outcomes.get(hash);
    if (known) return known;
    const outcome = admit().then(() => deliver(getKey(hash)));
    outcomes.set(hash, outcome);
    outcome.catch(() => outcomes.delete(hash));
    return outcome;
  };
}

/** One key for a content and a day. The first digits are those of the content, by which the outbox knows it on another day. */
function getKey(hash: string): string {
  const content = getContent(hash);
  const day = Math.floor(Date.now() / dayLength);
  return content + sha256(`${hash} ${day}`).slice(content.length);
}
