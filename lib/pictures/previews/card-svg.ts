/** The link preview of one page: its title beside a disc with its picture. */

import type { Brand } from "../../content/schemas/brand-schema";
import { seededRandom } from "../../util/random";
import { mix } from "../brand/oklab";
import { markAt } from "../drawing/brand-mark";
import { circlePath, graduation, moonPath, polar } from "../drawing/geometry";
import type { Fonts, Setter } from "../drawing/lettering";
import { isDrawable } from "../drawing/letters";
import { el, linearGradient, num, radialGradient, svgDocument } from "../drawing/svg";
import { type PreviewCard, previewSize } from "./preview-card";
import { titleBlock } from "./text-block";

const LEFT = 80;
const DISC = { x: 1046, y: 315 };
const RADIUS = 272;
const RING = 312;

/** The part of the disc inside the card, which its picture fills. */
export const discArea = {
  left: DISC.x - RADIUS,
  top: DISC.y - RADIUS,
  width: previewSize.width - (DISC.x - RADIUS),
  height: RADIUS * 2,
} as const;

/** The colours of a card. Cards are always light: a network that shows them does not know the reader's colour scheme. */
type Inks = { page: string; text: string; accent: string; fact: string };

/**
 * The card at 1200 by 630.
 * @param picture A PNG of `discArea`; without it the disc is drawn in the brand's colours.
 */
export function cardSvg(card: PreviewCard, brand: Brand, { display, text: small }: Fonts, picture?: Buffer): string {
  const { width, height } = previewSize;
  const { page, text, accent, fact } = brand.colours;
  const inks = { page: page.light, text: text.light, accent: accent.light, fact: fact.light };
  const line = { fill: "none", stroke: inks.text, "stroke-width": 1.5 };
  const rating = { ink: inks.text, full: inks.accent, empty: mix(inks.page, inks.text, 0.16) };
  return svgDocument(width, height, [
    el("defs", {}, [
      radialGradient("warm", DISC.x, DISC.y, 600, [
        [0, mix(inks.page, inks.accent, 0.14)],
        [1, inks.page, 0],
      ]),
      linearGradient("disc-ground", 55, [
        [0, mix(inks.accent, "#ffffff", 0.14)],
        [0.55, inks.accent],
        [1, mix(inks.accent, "#000000", 0.5)],
      ]),
      el("clipPath", { id: "disc" }, el("circle", { cx: DISC.x, cy: DISC.y, r: RADIUS })),
    ]),
    el("rect", { width, height, fill: inks.page }),
    el("rect", { width, height, fill: "url(#warm)" }),
    el("g", { "clip-path": "url(#disc)" }, picture ? pictureIn(picture) : drawnDisc(card, inks)),
    el("path", { ...line, d: circlePath(DISC, RING), "stroke-opacity": 0.3 }),
    el("path", { ...line, d: graduation(DISC, RING, 120, 16), "stroke-opacity": 0.4 }),
    ...moons(card, inks),
    el("g", { transform: `translate(${LEFT} 112)` }, small(card.label.toUpperCase(), 21, inks.accent, 0.07).group),
    titleBlock(card.title, display, inks.text, { x: LEFT, top: 146, width: 600, height: 300 }),
    el("path", { ...line, d: `M${LEFT} 500H640`, "stroke-opacity": 0.3 }),
    markAt({ x: LEFT - 4, y: 524, side: 48 }, brand.mark, [inks.accent, inks.fact]),
    isDrawable(brand.name)
      ? el("g", { transform: `translate(${LEFT + 58} 557)` }, display(brand.name, 27, inks.text).group)
      : "",
    card.rating ? ratingRow(card.rating, 640, 548, rating, small) : "",
  ]);
}

function pictureIn(png: Buffer): string {
  const { left: x, top: y, width, height } = discArea;
  return el("image", { x, y, width, height, href: `data:image/png;base64,${png.toString("base64")}` });
}

/** A moon; its phase depends on the page, so that cards differ. */
function drawnDisc({ kind, slug }: PreviewCard, { page, accent }: Inks): string {
  const phase = seededRandom(`disc/${kind}/${slug}`).between(0.1, 0.2);
  const line = { fill: "none", stroke: mix(accent, page, 0.7), "stroke-width": 1.5, "stroke-opacity": 0.5 };
  return [
    el("circle", { cx: DISC.x, cy: DISC.y, r: RADIUS, fill: "url(#disc-ground)" }),
    ...[236, 200].map((r) => el("path", { ...line, d: circlePath(DISC, r) })),
    el("path", { d: moonPath({ x: DISC.x - 30, y: DISC.y }, 150, phase), fill: mix(accent, page, 0.86) }),
  ].join("");
}

/** Three moons on the ring, in phases that depend on the page, and the small companion. */
function moons({ kind, slug }: PreviewCard, { page, text, accent, fact }: Inks): string[] {
  const random = seededRandom(`preview/${kind}/${slug}`);
  const first = random.between(0.1, 0.9);
  const lead = random.between(150, 168);
  const outline = { fill: "none", stroke: text, "stroke-width": 1.5, "stroke-opacity": 0.5 };
  const drawn = [0, 1, 2].map((index) => {
    const { x, y } = polar(DISC, RING, lead + index * 21);
    const r = index === 1 ? 17 : 13;
    const phase = (first + index * 0.13) % 1;
    return [
      el("circle", { cx: x, cy: y, r: r + 6, fill: page }),
      el("circle", { ...outline, cx: x, cy: y, r }),
      el("path", { d: moonPath({ x, y }, r, phase), fill: index === 1 ? accent : text }),
    ].join("");
  });
  const companion = polar(DISC, RING, lead - 24);
  return [...drawn, el("circle", { cx: companion.x, cy: companion.y, r: 9, fill: fact })];
}

/** A star in a square of 20. */
const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const SIDE = 25;
const STARS = 5;

/** The colours of a rating. */
interface RatingInks {
  readonly ink: string;
  readonly full: string;
  readonly empty: string;
}

/** Five stars and the figure. `right` is the right edge, `middle` the vertical middle. */
function ratingRow(rating: string, right: number, middle: number, inks: RatingInks, set: Setter): string {
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
