import fc from "fast-check";
import { brandCss } from "@/lib/pictures/brand/brand-css";
import { deriveColours, findLowContrast } from "@/lib/pictures/brand/colours";
import { contrast, mix } from "@/lib/pictures/brand/oklab";

const same = (colour: string) => ({ light: colour, dark: colour });
const plain = {
  page: { light: "#ffffff", dark: "#101010" },
  text: { light: "#111111", dark: "#eeeeee" },
  accent: { light: "#0b57d0", dark: "#a8c7fa" },
  fact: { light: "#146c2e", dark: "#6dd58c" },
  money: { light: "#855000", dark: "#efc06f" },
  error: { light: "#9c2315", dark: "#ff9d8f" },
};
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colours", () => {
  it("come back as they were from Oklab", () => {
    fc.assert(fc.property(colour, (hex) => expect(mix(hex, "#000000", 0)).toBe(hex)));
  });

  it("have the contrast that WCAG states", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
  });

  it("are mixed", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
  });
});

it("the colours that are derived can be read whatever page and text an editor chooses, where the text itself can", () => {
  fc.assert(
    fc.property(colour, colour, colour, (page, text, accent) => {
      const brand = { ...plain, page: same(page), text: same(text), accent: same(accent) };
      for (const scheme of ["light", "dark"] as const) {
        const colours = deriveColours(brand, scheme);
        for (const ground of [colours.page, colours.raised, colours.sunken]) {
          fc.pre(contrast(colours.text, ground) >= 4.5);
          expect(contrast(colours.textSoft, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colours.textFaint, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colours.controlLine, ground)).toBeGreaterThanOrEqual(3);
        }
      }
    }),
    { numRuns: 30 },
  );
});

describe("findLowContrast", () => {
  it("finds nothing in colours that can be read", () => {
    expect(findLowContrast(plain)).toEqual([]);
  });

  it("names the field, the scheme and the ratio, each once", () => {
    const grey = findLowContrast({ ...plain, accent: { light: "#8a8a8a", dark: plain.accent.dark } });
    expect(grey).toEqual([{ field: "accent", scheme: "light", use: "Links", ground: "sunken", ratio: 3.1 }]);
    const dim = findLowContrast({ ...plain, text: { light: plain.text.light, dark: "#444444" } });
    expect(dim.map(({ field, scheme }) => `${field} ${scheme}`)).toContain("text dark");
  });

  it("finds labels of buttons that cannot be read on hovered ones", () => {
    const bright = { ...plain, accent: { light: plain.accent.light, dark: "#5c5c5c" } };
    expect(findLowContrast(bright)).toMatchObject([{ field: "accent", scheme: "dark" }]);
  });
});

it("writes a style sheet with each colour for both schemes", () => {
  const css = brandCss({ name: "Almanac", mark: ["M2 2h20v20H2Z"], colours: plain });
  expect(css).toContain("  --color-page: light-dark(#ffffff, #101010);\n");
  expect(css).toContain("  --color-text: light-dark(#111111, #eeeeee);\n");
  expect(css).toContain("  --color-edge: light-dark(rgb(17 17 17 / 0.16), rgb(238 238 238 / 0.2));\n");
  expect(css).not.toMatch(/undefined|NaN/);
});
