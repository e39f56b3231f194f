/** One cover: the ground of its category and the composition of its family. */
import { el, linearGradient, radialGradient, svgDocument } from "../../../lib/pictures/drawing/svg";
import { hashText, seededRandom } from "../../../lib/util/random";
import type { Palette } from "../palettes";
import { families } from "./families";
import { COVER, type Family } from "./scene";

/** The SVG of an entry's cover. @param id Folder and slug, such as "blog/my-article". */
export function coverSvg(id: string, palette: Palette): string {
  const random = seededRandom(id);
  const slant = random.between(58, 122);
  const drawing = familyFor(id).draw({ random, palette });
  const [edge, middle, warm] = palette.ground;
  const { width, height } = COVER;
  const whole = { x: 0, y: 0, width, height };
  const defs = [
    linearGradient("ground", slant, [
      [0, edge],
      [1, middle],
    ]),
    radialGradient("glow", drawing.glow.x, drawing.glow.y, 620, [
      [0, warm, 0.85],
      [0.5, warm, 0.34],
      [1, warm, 0],
    ]),
    ...drawing.defs,
  ];
  return svgDocument(width, height, [
    el("defs", {}, defs),
    el("rect", { ...whole, fill: "url(#ground)" }),
    el("rect", { ...whole, fill: "url(#glow)" }),
    ...drawing.shapes,
  ]);
}

/** The family of an entry, by its name. */
function familyFor(id: string): Family {
  return families[hashText(`family:${id}`) % families.length] ?? families[0];
}
