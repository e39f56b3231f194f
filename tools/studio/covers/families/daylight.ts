/** Day lengths through a year as a band of upright lines. */
import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { el, num } from "../../../../lib/pictures/drawing/svg";
import { smoothPath } from "../../lib/paths";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** The year's daylight as old calendars draw it: sunrise below, sunset above. */
export const daylight: Family = {
  draw({ random, palette }) {
    const columns = 85;
    const left = -12;
    const step = (1200 - left * 2) / (columns - 1);
    const peak = random.between(0.3, 0.7);
    const base = random.between(420, 452);
    const swell = random.between(190, 225);
    const skew = random.between(0.24, 0.42);
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let index = 0; index < columns; index += 1) {
      const x = left + index * step;
      const season = 0.5 + 0.5 * Math.cos((index / (columns - 1) - peak) * Math.PI * 2);
      top.push({ x, y: base - 52 - swell * season });
      bottom.push({ x, y: base + 46 + swell * skew * season });
    }
    const lines = top.map((point, index) => ({ from: point, to: bottom[index] ?? point }));
    const day = (every: number, offset: number): string =>
      lines
        .filter((_, index) => index % every === offset % every)
        .map(({ from, to }) => `M${num(from.x)} ${num(from.y)}V${num(to.y)}`)
        .join("");
    const sun = { x: left + peak * (1200 - left * 2), y: base - 70 };
    const r = random.between(150, 178);
    const outline = `${smoothPath(top)}L${num(1200 - left)} ${num(bottom[columns - 1]?.y ?? base)}${smoothPath([...bottom].reverse()).replace("M", "L")}Z`;
    const marked = random.whole(8, 64);
    const mark = top[marked] ?? sun;
    return {
      glow: sun,
      defs: [
        shading("sun", 90, palette.mass, palette.deep, 0.7),
        shading("day", 90, palette.moon, palette.accent, 0.95),
        el("clipPath", { id: "within" }, el("path", { d: outline })),
      ],
      shapes: [
        stars(random, 40, palette.line, (point) => point.y > base - 280 || within(point, sun, r)),
        disc(sun, r + 92, palette.mass, 0.16),
        disc(sun, r + 46, palette.mass, 0.2),
        disc(sun, r, "url(#sun)"),
        ring(sun, r + 92, palette.line, 1.3, 0.4),
        hairline(day(1, 0), palette.line, 4.2, 0.32),
        el("g", { "clip-path": "url(#within)" }, [disc(sun, r, "url(#sun)")]),
        el("g", { "clip-path": "url(#within)" }, hairline(day(1, 0), palette.light, 4.2, 0.5)),
        hairline(day(6, 0), palette.moon, 5, 0.95),
        hairline(smoothPath(top) + smoothPath(bottom), palette.line, 2, 0.85),
        hairline(`M${num(left)} ${num(base)}H${num(1200 - left)}`, palette.line, 1.3, 0.5),
        companion(mark, 11, palette),
      ],
    };
  },
};
