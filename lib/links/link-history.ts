import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { writeAtomically } from "../runtime/write-atomically";
import type { CheckedLink } from "./check-links";
import { type Verdict, verdicts } from "./classify";

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

/** A link with what has changed since the last check. */
export type DatedLink = CheckedLink & {
  since: string;
  okOn?: string | undefined;
  change: "new" | "healed" | "as before";
};

/** Without a file, or with one that cannot be read, every link is new. */
export function readHistory(file: string): LinkHistory {
  return existsSync(file) ? parseHistory(readFileSync(file, "utf8")) : {};
}

/** Parses the file. Never throws; empty for what is no history. */
export function parseHistory(text: string): LinkHistory {
  try {
    return historySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** After so many days a verdict says nothing any more. */
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

/** Compares a check with the one before. @param today As `2025-06-28`. */
export function compareWithHistory(checked: readonly CheckedLink[], before: LinkHistory, today: string): DatedLink[] {
  return checked.map((link) => {
    const known = before[link.url];
    const isSame = known?.verdict === link.verdict;
    const okOn = link.verdict === "ok" ? today : known?.okOn;
    const change = isSame ? "as before" : link.verdict === "ok" && known ? "healed" : "new";
    return { ...link, since: isSame ? known.since : today, ...(okOn ? { okOn } : {}), change };
  });
}

/**
 * Stores the check for the next one. Links that the content no longer names are forgotten.
 * @param others What is known of links that were not part of this check.
 */
export function writeHistory(file: string, links: readonly DatedLink[], today: string, others: LinkHistory = {}): void {
  const checked: LinkHistory = Object.fromEntries(
    links.map(({ url, verdict: own, since, okOn }) => [url, { verdict: own, since, checkedOn: today, okOn }]),
  );
  const history = { ...others, ...checked };
  writeAtomically(file, `${JSON.stringify(history, null, 2)}\n`);
}
