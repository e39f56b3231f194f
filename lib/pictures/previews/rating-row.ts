/** A rating as stars and a figure, as on the pages. */
import type { Setter } from "../drawing/lettering";
import { el, num } from "../drawing/svg";

/** A star in a square of 20. */
const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const SIDE = 25;
const STARS = 5;

/** The colours of a rating. */
export interface RatingInks {
  readonly ink: string;
  readonly full: string;
  readonly empty: string;
}

/** Five stars and the figure. `right` is the right edge, `middle` the vertical middle. */
export function ratingRow(rating: string, right: number, middle: number, inks: RatingInks, set: Setter): string {
  const figure = set(rating, 25, inks.ink);
  const start = right - figure.width - 14 - SIDE * STARS;
  const scale = SIDE / 20;
  const stars = Array.from({ length: STARS }, (_, index) => {
    const share = Math.min(1, Math.max(0, Number(rating) - index));
    const id = `star-${index}`;
    return el("g", { transform: `translate(${num(start + index * SIDE)} ${middle - SIDE / 2}) scale(${scale})` }, [
      el("clipPath", { id }, el("rect", { width: num(share * 20), height: 20 })),
      el("path", { d: STAR, fill: inks.empty }),
      el("path", { d: STAR, fill: inks.full, "clip-path": `url(#${id})` }),
    ]);
  });
  return stars.join("") + el("g", { transform: `translate(${num(right - figure.width)} ${middle + 9})` }, figure.group);
}
