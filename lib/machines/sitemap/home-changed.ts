import { getClaim, withProof } from "../../claims/shown-claims";
import { getDocument } from "../../content/snapshot/documents";
import { latestDay } from "../../content/snapshot/entry-dates";

/**
 * The newest date on the home page: of a testimonial, or the day on which a shown claim was checked. `undefined` when it
 * shows neither.
 * @param day Today as `2025-06-28`; later dates are ignored.
 */
export function homeLastChanged(day: string): string | undefined {
  const home = getDocument("site/home");
  const testimonials = withProof(home.testimonials?.items ?? [], home.sample);
  // Claims are replaced by their texts when the file is read, so they are found by their texts.
  const words = JSON.stringify({ ...home, testimonials });
  const claims = getDocument("site/claims").claims.filter(({ id }) => {
    const shown = getClaim(id)?.shown;
    return shown !== undefined && words.includes(shown.text);
  });
  const days = [...testimonials.map(({ date }) => date), ...claims.flatMap(({ checkedOn }) => checkedOn ?? [])];
  return latestDay(days.filter((one) => one <= day));
}
