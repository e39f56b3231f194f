/** Milliseconds: the first wait, the longest, and the age at which a message becomes a dead letter (three days). */
const firstWait = 5_000;
const longestWait = 600_000;
const longestLife = 3 * 86_400_000;

/** Statuses that say "not now" and no more; every 5xx does too. 409: the same key is being processed. */
const notNow: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Milliseconds to wait after so many attempts: twice as long each time, up to ten minutes. Half of it is random, so that
 * messages that failed together do not come back together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.max(0, attempts - 1));
  return (full / 2) * (1 + random());
}

/**
 * Whether a message may be tried. Nothing is put off for longer than the longest wait, so what is due later than that was
 * put off by a clock that was wrong.
 */
export function isDue(due: number, now: number): boolean {
  return due <= now || due > now + longestWait;
}

/** Whether a message has waited too long for another try. */
export function isTooOld(keptAt: number, now: number): boolean {
  return now - keptAt > longestLife;
}

/** Whether another try can help after a refusal with this status. */
export function isWorthRetrying(status: number): boolean {
  return status >= 500 || notNow.has(status);
}

/** Milliseconds for which a delivery takes a message: the webhook's time limit and some seconds for the disk. */
export function leaseMs(timeoutMs: number): number {
  return timeoutMs + 5_000;
}
