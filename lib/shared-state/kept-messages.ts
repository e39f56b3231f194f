import { redisKey, withRedis } from "./redis";

// Machines have outboxes of their own. Whoever sends a message again may reach another machine than the one that keeps it,
// and that one may be gone. Without Redis there is one machine, whose outbox says it all.

const keyOf = (idempotencyKey: string) => redisKey("kept", idempotencyKey);

/** Notes that a message is kept. @param forMs For how long it may be asked about, in milliseconds. */
export function noteKept(idempotencyKey: string, forMs: number): Promise<void> {
  return withRedis(
    async (redis) => void (await redis.set(keyOf(idempotencyKey), 1, "PX", forMs)),
    () => {},
  );
}

/** Notes that a message is not kept any more. */
export function forgetKept(idempotencyKey: string): Promise<void> {
  return withRedis(
    async (redis) => void (await redis.del(keyOf(idempotencyKey))),
    () => {},
  );
}

/** Whether a message is kept on any machine, as far as is known. */
export function isNotedKept(idempotencyKey: string): Promise<boolean> {
  return withRedis(
    async (redis) => (await redis.exists(keyOf(idempotencyKey))) === 1,
    () => false,
  );
}
