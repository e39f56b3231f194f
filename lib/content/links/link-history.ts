import { z } from "zod";

/** What a visit says of a link, and whether it is broken or only to be looked at. */
export const verdicts = {
  ok: { rank: 0, means: "answers as it should" },
  "login wall": { rank: 1, means: "asks readers to sign in" },
  "closed to robots": { rank: 1, means: "refuses us; look at it in a browser" },
  "host changed": { rank: 1, means: "ends on another site" },
  "moved home": { rank: 1, means: "ends on the site's first page, so the page itself is gone" },
  "tracking lost": { rank: 1, means: "drops the partner's parameters on the way, so no sale is counted" },
  failing: { rank: 2, means: "cannot be reached, or answers with an error of its server" },
  timeout: { rank: 2, means: "does not answer in time" },
  tls: { rank: 2, means: "has no valid certificate" },
  parked: { rank: 2, means: "is a parked domain" },
  gone: { rank: 2, means: "no longer exists" },
} as const;

export type Verdict = keyof typeof verdicts;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const verdict = z.enum(Object.keys(verdicts) as [Verdict, ...Verdict[]]);

/** What is remembered of each link, by its address: LINKS_FILE. */
const historySchema = z.record(
  z.string(),
  z.object({
    verdict,
    /** First day with this verdict. */
    since: day,
    /** The last check. */
    checkedOn: day,
    /** Last day on which it was ok. */
    okOn: day.optional(),
  }),
);

export type LinkHistory = z.infer<typeof historySchema>;

/** Parses the file. Never throws; empty for what is no history. */
export function parseHistory(text: string): LinkHistory {
  try {
    return historySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Days after which a verdict no longer counts. */
const verdictHolds = 30;

/**
 * Whether a link is dead: its last check found it broken. What may pass (no answer, a server's error) counts from the second
 * day on which it was found. @param today As `2025-06-28`.
 */
export function isDead(known: LinkHistory[string] | undefined, today: string): boolean {
  if (!known || verdicts[known.verdict].rank < 2) return false;
  if (Date.parse(today) - Date.parse(known.checkedOn) > verdictHolds * 86_400_000) return false;
  const mayPass = known.verdict === "timeout" || known.verdict === "failing";
  return !mayPass || known.since < known.checkedOn;
}
