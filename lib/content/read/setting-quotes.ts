import type { Env } from "../../runtime/env";
import { limits } from "../../util/limits";
import { type QuoteLookup, withheld } from "../claims/resolve-claims";

const prefix = "setting:";

/** What texts may quote of the settings of the site; withheld while the setting is off. */
const quotes = new Map<string, (env: Env) => string | undefined>([
  ["analytics", ({ analytics }) => (analytics ? "Vercel Analytics" : undefined)],
  ["web-vitals", ({ webVitals }) => (webVitals > 0 ? String(Math.round(webVitals * 1000) / 10) : undefined)],
  ["confirmation-days", ({ newsletterSecret }) => (newsletterSecret ? String(limits.confirmationDays) : undefined)],
  ["clicks-days", ({ affiliateLinks, clicksDays }) => (affiliateLinks === "go" ? String(clicksDays) : undefined)],
]);

/** The names that texts may quote: `{{setting:analytics}}`. */
export const settingQuotes: readonly string[] = [...quotes.keys()];

/** Whether a reference quotes a setting. */
export function isSettingQuote(reference: string): boolean {
  return reference.startsWith(prefix);
}

/**
 * Looks up `setting:analytics`. A sentence or a row of a table that quotes what is off goes, so that the privacy policy tells
 * only what this site does.
 */
export function settingLookup(env: Env): QuoteLookup {
  return (reference) => {
    const read = isSettingQuote(reference) ? quotes.get(reference.slice(prefix.length)) : undefined;
    return read && (read(env) ?? withheld);
  };
}
