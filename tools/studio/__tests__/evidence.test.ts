import type { Setter } from "@/lib/pictures/drawing/lettering";
import { plateSvg } from "../evidence/draw-plate";
import { makeEvidence } from "../evidence/make-evidence";
import { plates } from "../evidence/plates";
import type { DrawOnce } from "../lib/drawn";
import { palettesFor } from "../palettes";

const palettes = palettesFor("#9b1b5a");

/** Each letter is half as wide as it is high. */
const set: Setter = (words, size) => ({ group: "<g/>", width: words.length * size * 0.5, rise: size });
const fonts = { display: set, text: set };

it.each(Object.entries(plates))("%s is drawn on its sheet", (_, plate) => {
  const svg = plateSvg(plate, { fonts, palette: palettes[plate.palette] });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it("refuses words that leave the sheet", () => {
  const plate = {
    kind: "evenings",
    palette: "teal",
    label: "An app",
    heading: "Too long ".repeat(8),
    shares: [1],
  } as const;
  expect(() => plateSvg(plate, { fonts, palette: palettes.teal })).toThrow(/leave the sheet/);
});

it("draws what a record names, and nothing else", async () => {
  const drawOnce: DrawOnce = async (path) => ({ path, bytes: 0 });
  const [first = ""] = Object.keys(plates);
  const named = [`/images/tests/${first}.webp`, "/images/tests/an-app/a-photograph.webp"];
  const written = await makeEvidence(drawOnce, named, palettes, fonts);
  expect(written.map(({ path }) => path)).toEqual([`content/media/tests/${first}.webp`]);
});
