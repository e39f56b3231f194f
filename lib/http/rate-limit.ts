export type RateLimitOptions = {
  /** How many may pass in any window. */
  limit: number;
  windowMs: number;
  /** How many keys are remembered; past that, the one seen longest ago is forgotten. */
  maxKeys: number;
  now?: () => number;
};

/**
 * A sliding window in memory, so each server process counts for itself. The returned function answers 0 and counts when the
 * key may pass, else the seconds after which it may.
 */
export function createRateLimit({
  limit,
  windowMs,
  maxKeys,
  now = Date.now,
}: RateLimitOptions): (key: string) => number {
  const passed = new Map<string, number[]>();

  return (key) => {
    const time = now();
    const recent = (passed.get(key) ?? []).filter((moment) => moment > time - windowMs);
    const oldest = recent.length >= limit ? recent[0] : undefined;
    if (oldest === undefined) recent.push(time);
    // Put last again: a Map keeps the order of insertion, so the first key is the one seen longest ago.
    passed.delete(key);
    passed.set(key, recent);
    const [stalest] = passed.keys();
    if (passed.size > maxKeys && stalest !== undefined) passed.delete(stalest);
    return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - time) / 1000);
  };
}
