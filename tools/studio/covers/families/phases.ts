/** Moons from new to full and back along an arc. */
import { graduation, polar } from "../../../../lib/pictures/drawing/geometry";
import { radialGradient } from "../../../../lib/pictures/drawing/svg";
import { arcPath } from "../../lib/paths";
import { companion, disc, hairline, moon, stars, within } from "../pieces";
import type { Family } from "../scene";

/** A lunation: seven moons on a graduated arc, the full one the largest. */
export const phases: Family = {
  draw({ random, palette }) {
    const upward = random.chance(0.7);
    const count = random.pick([5, 7, 7]);
    const radius = random.between(700, 860);
    const peak = upward ? random.between(225, 265) : random.between(400, 440);
    const centre = { x: 600 + random.between(-30, 30), y: upward ? peak + radius : peak - radius };
    const zenith = upward ? 270 : 90;
    const middle = (count - 1) / 2;
    const largest = random.between(84, 100);
    const sizeAt = (offset: number): number => largest * 0.7 ** Math.abs(offset) + 8;
    const turnTo = (offset: number): number => {
      let along = 0;
      for (let step = 1; step <= Math.abs(offset); step += 1) along += sizeAt(step - 1) + sizeAt(step) + 26;
      return Math.sign(offset) * (along / radius) * (180 / Math.PI);
    };
    const moons = Array.from({ length: count }, (_, index) => {
      const offset = index - middle;
      const place = polar(centre, radius, zenith + (upward ? 1 : -1) * turnTo(offset));
      const size = sizeAt(offset);
      return disc(place, size + 9, palette.ground[1]) + moon(place, size, (index + 0.7) / (count + 0.4), palette);
    });
    const reach = 52;
    const scale = graduation(centre, radius - 2, 180, 20, zenith - reach, zenith + reach);
    return {
      glow: { x: centre.x, y: peak },
      defs: [
        radialGradient("earth", centre.x, centre.y, radius - 150, [
          [0, palette.deep, 0.1],
          [0.62, palette.deep, 0.5],
          [1, palette.mass],
        ]),
      ],
      shapes: [
        stars(
          random,
          46,
          palette.line,
          (point) =>
            Math.abs(Math.hypot(point.x - centre.x, point.y - centre.y) - radius) < 130 ||
            within(point, centre, radius),
        ),
        disc(centre, radius - 150, "url(#earth)", 0.9),
        ...[166, 182, 198].map((gap) =>
          hairline(arcPath(centre, radius - gap + 32, zenith - reach, zenith + reach), palette.line, 1.4, 0.45),
        ),
        hairline(arcPath(centre, radius, zenith - reach, zenith + reach), palette.line, 1.6, 0.7),
        hairline(scale, palette.line, 1.4, 0.5),
        ...moons,
        companion(polar(centre, radius - 150, zenith + random.pick([-17, -11, 11, 17])), 10, palette),
      ],
    };
  },
};
