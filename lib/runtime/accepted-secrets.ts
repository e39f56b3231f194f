import type { Env } from "./env";

/** The secrets that others sign with or send: after a change, they need time to follow. */
type SecretName = "revalidateSecret" | "previewSecret" | "metricsToken";

/**
 * What counts as a secret now: its value, and on the day of a change and the day after it (UTC) also the one before.
 * Empty if it is not set.
 */
export function acceptedSecrets(env: Env, name: SecretName, now = Date.now()): string[] {
  const value = env[name];
  if (value === undefined) return [];
  const former = env[`${name}Former`];
  return former && isAccepted(daysSince(former.changedOn, now)) ? [value, former.value] : [value];
}

/** How many days ago a secret was changed; negative for a day to come. @param changedOn As `2025-06-28`. */
function daysSince(changedOn: string, now = Date.now()): number {
  return Math.floor((now - Date.parse(changedOn)) / 86_400_000);
}

/** Whether the former secret still counts after a number of days. */
const isAccepted = (days: number) => days === 0 || days === 1;
