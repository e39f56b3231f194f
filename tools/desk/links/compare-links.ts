import { existsSync, readFileSync } from "node:fs";
import { type LinkHistory, parseHistory } from "../../../lib/content/links/link-history";
import { writeAtomically } from "../../../lib/util/write-atomically";
import type { CheckedLink } from "./check-links";

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
