/** Pictures of quoted readers: abstract marks without letters and faces. */
import { arcPath, circlePath, graduation, moonPath, polar } from "../../../lib/pictures/drawing/geometry";
import { el, linearGradient, svgDocument } from "../../../lib/pictures/drawing/svg";
import type { Palette, Palettes } from "../palettes";

const SIDE = 480;
const CENTRE = { x: SIDE / 2, y: SIDE / 2 };

/** The marks by file name. */
export const readerMarks: Readonly<Record<string, (palettes: Palettes) => string>> = {
  "reader-a": (palettes) => framed(palettes.sand, crescent),
  "reader-b": (palettes) => framed(palettes.paper, quarters),
  "reader-c": (palettes) => framed(palettes.claret, rises),
};

function framed(palette: Palette, draw: (palette: Palette) => string[]): string {
  return svgDocument(SIDE, SIDE, [
    el("defs", {}, [
      linearGradient("ground", 65, [
        [0, palette.ground[0]],
        [1, palette.ground[2]],
      ]),
      linearGradient("mass", 60, [
        [0, palette.mass],
        [1, palette.deep],
      ]),
    ]),
    el("rect", { width: SIDE, height: SIDE, fill: "url(#ground)" }),
    ...draw(palette),
  ]);
}

function hair(d: string, palette: Palette, opacity: number): string {
  return el("path", { d, fill: "none", stroke: palette.line, "stroke-width": 2, "stroke-opacity": opacity });
}

function crescent(palette: Palette): string[] {
  const body = polar(CENTRE, 34, -38);
  return [
    hair(circlePath(CENTRE, 186), palette, 0.5),
    hair(graduation(CENTRE, 186, 80, 16), palette, 0.45),
    el(
      "g",
      { transform: `rotate(-38 ${CENTRE.x} ${CENTRE.y})` },
      el("path", { d: moonPath(CENTRE, 146, 0.87), fill: "url(#mass)" }),
    ),
    el("circle", { cx: body.x, cy: body.y, r: 52, fill: palette.accent }),
  ];
}

function quarters(palette: Palette): string[] {
  return [
    ...[96, 128, 160, 192].map((r, index) =>
      hair(arcPath({ x: CENTRE.x + 6, y: CENTRE.y + 34 }, r, 270, 90), palette, 0.6 - index * 0.1),
    ),
    el("path", { d: moonPath({ x: CENTRE.x - 8, y: CENTRE.y - 34 }, 140, 0.75), fill: "url(#mass)" }),
    el("path", { d: moonPath({ x: CENTRE.x + 6, y: CENTRE.y + 34 }, 72, 0.25), fill: palette.accent }),
  ];
}

function rises(palette: Palette): string[] {
  const base = { x: CENTRE.x, y: 322 };
  const rings = [168, 130, 92, 54].map((r, index) =>
    el("path", { d: `${arcPath(base, r, 180, 360)}Z`, fill: index % 2 === 0 ? "url(#mass)" : palette.deep }),
  );
  return [
    ...[186, 202].map((r) => hair(arcPath(base, r, 180, 360), palette, 0.5)),
    ...rings,
    el("circle", { cx: base.x, cy: base.y - 111, r: 34, fill: palette.moon }),
    hair(`M30 ${base.y}H450M78 ${base.y + 22}H402M130 ${base.y + 44}H350M184 ${base.y + 66}H296`, palette, 0.6),
  ];
}
