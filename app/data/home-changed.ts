import { getClaim, withEvidence } from "@/lib/claims/shown-claims";
import { getDocument } from "@/lib/content/snapshot/documents";
import { latestDay } from "@/lib/content/snapshot/entry-dates";

/**
 * Day of the newest thing on the home page that has a day: a testimonial, or a figure of the claims ledger, which was last
 * looked at on its day. `undefined` where it shows none.
 * @param day Today as `2025-06-28`; what is dated later was not seen by anybody yet.
 */
export function homeLastChanged(day: string): string | undefined {
  const home = getDocument("site/home");
  const testimonials = withEvidence(home.testimonials.items);
  // The claims are filled in when the file is read, so what is left of them is their text.
  const words = JSON.stringify({ ...home, testimonials });
  const claims = getDocument("site/claims").claims.filter(({ id, text }) => getClaim(id) && words.includes(text));
  const days = [...testimonials.map(({ date }) => date), ...claims.map(({ checkedOn }) => checkedOn)];
  return latestDay(days.filter((one) => one <= day));
}
