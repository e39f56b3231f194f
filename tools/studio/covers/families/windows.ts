/** Arched windows in a row: one moon, seen a little higher in each. */
import { el, linearGradient, num } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, hairline, ring, shading, stars } from "../pieces";
import type { Family } from "../scene";

/** A moonrise told by three or five windows. */
export const windows: Family = {
  describes: "a row of tall arched windows through which one moon rises a little higher each time",
  draw({ random, palette }) {
    const count = random.pick([3, 5, 5]);
    const width = count === 3 ? random.between(206, 226) : random.between(140, 152);
    const gap = count === 3 ? 62 : 38;
    const left = 600 - (count * width + (count - 1) * gap) / 2;
    const top = random.between(92, 112);
    const foot = random.between(556, 580);
    const rising = random.chance(0.6);
    const arch = (x: number, inset: number): string => {
      const r = width / 2 + inset;
      return `M${num(x - inset)} ${num(foot + inset)}V${num(top + width / 2)}A${num(r)} ${num(r)} 0 0 1 ${num(x + width + inset)} ${num(top + width / 2)}V${num(foot + inset)}Z`;
    };
    const moonR = width * 0.27;
    const lowest = foot - 112;
    const lift = (lowest - top - width * 0.62) / (count - 1);
    const defs = [
      linearGradient("sky", 90, [
        [0, palette.deep],
        [0.6, palette.deep, 0.9],
        [1, palette.mass],
      ]),
      shading("moon", 70, palette.light, palette.accent, 0.9),
      linearGradient("sea", 90, [
        [0, palette.mass],
        [1, palette.deep],
      ]),
    ];
    const drawn: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const x = left + index * (width + gap);
      const step = rising ? index : count - 1 - index;
      const tide = foot - 72 - (count - step) * 8;
      const moon = { x: x + width / 2, y: lowest - step * lift };
      const wave = (dy: number): string =>
        `M${num(x)} ${num(tide + dy)}q${num(width / 4)} ${num(-14)} ${num(width / 2)} 0t${num(width / 2)} 0`;
      defs.push(el("clipPath", { id: `arch${index}` }, el("path", { d: arch(x, 0) })));
      drawn.push(
        el("g", { "clip-path": `url(#arch${index})` }, [
          el("path", { d: arch(x, 0), fill: "url(#sky)" }),
          ring(moon, moonR + 14, palette.light, 1.3, 0.4),
          disc(moon, moonR, "url(#moon)"),
          el("path", { d: `${wave(0)}V${num(foot)}H${num(x)}Z`, fill: "url(#sea)" }),
          hairline(wave(0) + wave(20) + wave(40), palette.light, 1.5, 0.55),
        ]),
        hairline(arch(x, 10), palette.line, 1.6, 0.7),
      );
    }
    return {
      glow: { x: 600, y: 360 },
      defs,
      shapes: [
        stars(random, 30, palette.line, (point) => point.x > left - 40 && point.x < 1240 - left && point.y > top - 30),
        hairline(`M0 ${num(foot + 10)}H1200`, palette.line, 1.6, 0.6),
        hairline(
          Array.from(
            { length: 60 },
            (_, mark) => `M${10 + mark * 20} ${num(foot + 10)}v${mark % 5 === 0 ? 18 : 9}`,
          ).join(""),
          palette.line,
          1.4,
          0.45,
        ),
        ...drawn,
        companion({ x: rising ? left - 70 : 1270 - left, y: top + 30 }, 10, palette),
      ],
    };
  },
};
