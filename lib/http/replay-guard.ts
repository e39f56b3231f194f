import { createHash } from "node:crypto";
import { sharedStore } from "../state/shared-store";
import type { Store } from "../state/store";
import { Refusal } from "./refusal";

/** The same body may be sent sixty times a minute. `maxKeys` is far more than the bodies that are sent in a minute. */
const sameBody = { limit: 60, windowMs: 60_000, maxKeys: 1000 };

/** For how long Redis remembers a body. Only signed bodies are remembered, so nobody else can fill it. */
const keepMs = 30 * 86_400_000;

export type ReplayGuardOptions = { limit?: number; maxBodies?: number; store?: Store };

/**
 * Creates the guard against replays of signed bodies, whose signature covers neither a time nor a nonce
 * (docs/decisions/017-replays-of-the-publishing-webhook.md). Stores only hashes. Each body has its own rate limit, so
 * no sender can use up that of another.
 * @returns A function that returns whether a body was accepted before. It throws Refusal 429 if the same body comes too
 *   often.
 */
export function createReplayGuard({
  limit = sameBody.limit,
  maxBodies = sameBody.maxKeys,
  store = sharedStore(),
}: ReplayGuardOptions = {}): (body: Uint8Array) => Promise<boolean> {
  return async (body) => {
    const id = createHash("sha256").update(body).digest("base64");
    const wait = await store.take({ name: "webhook", ...sameBody, limit, maxKeys: maxBodies }, id);
    if (wait > 0)
      throw new Refusal(429, `This body came too often. Send it again in ${wait} seconds.`, {
        "Retry-After": String(wait),
      });
    return !(await store.claim({ name: "webhook", keepMs, maxEntries: maxBodies }, id));
  };
}
