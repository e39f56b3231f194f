/** A monogram portrait: initials before a moon and a graduated ring. */
import { graduation, polar } from "../../../lib/pictures/drawing/geometry";
import type { Setter } from "../../../lib/pictures/drawing/lettering";
import { el, linearGradient, num, radialGradient, svgDocument } from "../../../lib/pictures/drawing/svg";
import { seededRandom } from "../../../lib/util/random";
import { arcPath } from "../lib/paths";
import type { PaletteName, Palettes } from "../palettes";

/** The side of every portrait. */
const PORTRAIT = 480;

const inks: readonly [PaletteName, ...PaletteName[]] = ["plum", "teal", "midnight", "aubergine", "claret"];

/** The first letters of a name's first and last word. */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${words[0]?.charAt(0) ?? ""}${last.charAt(0)}`.toUpperCase();
}

/** The SVG of one person's portrait. */
export function portraitSvg(slug: string, name: string, palettes: Palettes, set: Setter): string {
  const random = seededRandom(`people/${slug}`);
  const palette = palettes[random.pick(inks)];
  const centre = { x: PORTRAIT / 2, y: PORTRAIT / 2 };
  const letters = set(getInitials(name), 186, palette.light, -0.01);
  const lean = random.between(0, 360);
  const moon = polar(centre, 46, lean);
  const start = random.between(0, 360);
  const body = polar(centre, 206, start + 150);
  const line = { fill: "none", stroke: palette.line, "stroke-width": 2 };
  const whole = { width: PORTRAIT, height: PORTRAIT };
  const baseline = centre.y + letters.rise / 2;
  return svgDocument(PORTRAIT, PORTRAIT, [
    el("defs", {}, [
      linearGradient("ground", 65, [
        [0, palette.ground[0]],
        [1, palette.ground[1]],
      ]),
      radialGradient("glow", moon.x, moon.y, 330, [
        [0, palette.ground[2], 0.9],
        [1, palette.ground[2], 0],
      ]),
      linearGradient("moon", lean + 180, [
        [0, palette.mass, 0.15],
        [1, palette.mass, 0.95],
      ]),
    ]),
    el("rect", { ...whole, fill: "url(#ground)" }),
    el("rect", { ...whole, fill: "url(#glow)" }),
    el("circle", { cx: moon.x, cy: moon.y, r: 138, fill: "url(#moon)" }),
    el("path", { ...line, d: arcPath(centre, 206, start, start + 300), "stroke-opacity": 0.75 }),
    el("path", { ...line, d: graduation(centre, 206, 100, 16, start, start + 300), "stroke-opacity": 0.6 }),
    el("circle", { cx: body.x, cy: body.y, r: 19, fill: palette.ground[0] }),
    el("circle", { cx: body.x, cy: body.y, r: 11, fill: palette.accent }),
    el("g", { transform: `translate(${num(centre.x - letters.width / 2)} ${num(baseline)})` }, letters.group),
  ]);
}
