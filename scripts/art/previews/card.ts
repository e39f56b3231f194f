/** The picture that stands for one page where links to it are shared: its title beside a disc of its own artwork. */
import { previewSize } from "../../../lib/site/metadata/preview-picture";
import { markAt } from "../brand/mark";
import { circlePath, graduation, moonPath, polar } from "../lib/geometry";
import type { Setter } from "../lib/lettering";
import { seededRandom } from "../lib/random";
import { el, num, radialGradient, svgDocument } from "../lib/svg";
import { ratingRow } from "./rating-row";
import { titleBlock } from "./text-block";

const INK = "#1d1418";
const PLUM = "#9b1b5a";
const TEAL = "#0f5c63";
const PAPER = "#fbf7f0";

const LEFT = 80;
const DISC = { x: 1046, y: 315 };
const RADIUS = 272;
const RING = 312;

/** How much of the disc's width lies inside the picture, from its left edge. */
export const shownShare = (previewSize.width - (DISC.x - RADIUS)) / (RADIUS * 2);

/** The artwork of a card: a whole drawing and the square of it that the disc shows. */
export interface Art {
  readonly svg: string;
  /** Left edge, top edge and side of the square, in the drawing's own units. */
  readonly crop: readonly [x: number, y: number, side: number];
}

/** What a card says. */
export interface CardText {
  /** What the moons on the ring are drawn from. */
  readonly seed: string;
  readonly label: string;
  readonly title: string;
  /** Out of 5. */
  readonly rating?: string | undefined;
  readonly siteName: string;
}

/** The fonts of a card. */
export interface CardFonts {
  readonly display: Setter;
  readonly text: Setter;
}

/** The card at 1200 by 630. */
export function cardSvg(text: CardText, art: Art, { display, text: small }: CardFonts): string {
  const { width, height } = previewSize;
  const line = { fill: "none", stroke: INK, "stroke-width": 1.5 };
  const name = display(text.siteName, 27, INK);
  return svgDocument(width, height, [
    el("defs", {}, [
      radialGradient("warm", DISC.x, DISC.y, 600, [
        [0, "#f0d9c6"],
        [1, PAPER, 0],
      ]),
      el("clipPath", { id: "disc" }, el("circle", { cx: DISC.x, cy: DISC.y, r: RADIUS })),
    ]),
    el("rect", { width, height, fill: PAPER }),
    el("rect", { width, height, fill: "url(#warm)" }),
    el("g", { "clip-path": "url(#disc)" }, placed(art)),
    el("path", { ...line, d: circlePath(DISC, RING), "stroke-opacity": 0.3 }),
    el("path", { ...line, d: graduation(DISC, RING, 120, 16), "stroke-opacity": 0.4 }),
    ...moons(text.seed),
    el("g", { transform: `translate(${LEFT} 112)` }, small(text.label.toUpperCase(), 21, PLUM, 0.07).group),
    titleBlock(text.title, display, INK, { x: LEFT, top: 146, width: 600, height: 300 }),
    el("path", { ...line, d: `M${LEFT} 500H640`, "stroke-opacity": 0.3 }),
    markAt(LEFT - 4, 524, 48, PLUM, TEAL),
    el("g", { transform: `translate(${LEFT + 58} 557)` }, name.group),
    text.rating ? ratingRow(text.rating, 640, 548, { ink: INK, full: PLUM, empty: "#dccdc4" }, small) : "",
  ]);
}

function placed({ svg, crop: [x, y, side] }: Art): string {
  const box = { x: DISC.x - RADIUS, y: DISC.y - RADIUS, width: RADIUS * 2, height: RADIUS * 2 };
  return el("svg", { ...box, viewBox: `${num(x)} ${num(y)} ${num(side)} ${num(side)}` }, svg);
}

/** Three moons on the ring, in a phase of each page's own, and the small companion. */
function moons(seed: string): string[] {
  const random = seededRandom(`preview/${seed}`);
  const first = random.between(0.1, 0.9);
  const lead = random.between(150, 168);
  const drawn = [0, 1, 2].map((index) => {
    const place = polar(DISC, RING, lead + index * 21);
    const r = index === 1 ? 17 : 13;
    const phase = (first + index * 0.13) % 1;
    return [
      el("circle", { cx: place.x, cy: place.y, r: r + 6, fill: PAPER }),
      el("circle", {
        cx: place.x,
        cy: place.y,
        r,
        fill: "none",
        stroke: INK,
        "stroke-width": 1.5,
        "stroke-opacity": 0.5,
      }),
      el("path", { d: moonPath(place, r, phase), fill: index === 1 ? PLUM : INK }),
    ].join("");
  });
  const companion = polar(DISC, RING, lead - 24);
  return [...drawn, el("circle", { cx: companion.x, cy: companion.y, r: 9, fill: TEAL })];
}
