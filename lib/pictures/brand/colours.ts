import type { BrandColours } from "../../content/schemas/brand-schema";
import { contrast, mix } from "./oklab";

/** Least contrast by WCAG 2.2, level AA: of text (criterion 1.4.3), and of the edges of controls (1.4.11). */
export const textContrast = 4.5;
const edgeContrast = 3;

/** The colours of one scheme, named by their meaning, as "#9b1b5a". Each is a `--color-…` in public/styles/brand.css. */
export type Colours = ReturnType<typeof deriveColours>;

/**
 * All colours of one scheme. Those that an editor does not choose are mixed from the chosen ones, and moved towards the
 * colour of the text until their contrast is high enough.
 */
export function deriveColours(brand: BrandColours, scheme: "light" | "dark") {
  const isLight = scheme === "light";
  const { page, text, accent, fact, money, error } = {
    page: brand.page[scheme],
    text: brand.text[scheme],
    accent: brand.accent[scheme],
    fact: brand.fact[scheme],
    money: brand.money[scheme],
    error: brand.error[scheme],
  };
  const raised = isLight ? mix(page, "#ffffff", 0.6) : mix(page, text, 0.05);
  const sunken = isLight ? mix(page, text, 0.04) : mix(page, text, 0.07);
  const grounds = [page, raised, sunken];
  const accentSoft = mix(page, accent, isLight ? 0.09 : 0.2);
  const factSoft = mix(page, fact, isLight ? 0.1 : 0.22);
  return {
    page,
    raised,
    sunken,
    line: mix(page, text, isLight ? 0.11 : 0.18),
    controlLine: readable(mix(page, text, isLight ? 0.48 : 0.56), text, grounds, edgeContrast),
    text,
    textSoft: readable(mix(text, page, isLight ? 0.22 : 0.13), text, grounds),
    textFaint: readable(mix(text, page, isLight ? 0.38 : 0.3), text, grounds),
    accent,
    accentStrong: mix(accent, isLight ? "#000000" : "#ffffff", isLight ? 0.2 : 0.4),
    accentSoft,
    onAccent: isLight ? raised : mix(page, "#000000", 0.25),
    fact,
    factSoft,
    money,
    moneySoft: mix(page, money, isLight ? 0.08 : 0.2),
    error,
    errorSoft: mix(page, error, isLight ? 0.08 : 0.2),
  };
}

/** The colour, moved towards another one until it has enough contrast on every background. */
function readable(colour: string, towards: string, grounds: readonly string[], least = textContrast): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return towards;
}

/** A pair of colours with too little contrast. */
export type LowContrast = {
  /** The colour to change: a field of `colours` in brand.md. */
  field: keyof BrandColours;
  scheme: "light" | "dark";
  /** What has these colours: "Links". */
  use: string;
  ground: string;
  /** Rounded down to one decimal, so that 4.49 is not reported as 4.5. */
  ratio: number;
};

type Name = keyof Colours;
type Pair = { field: keyof BrandColours; use: string; ink: Name; grounds: readonly Name[] };

const grounds = ["page", "raised", "sunken"] as const;

/** The colours that an editor chooses, with their backgrounds. Derived colours are readable (`readable`). */
const pairs: readonly Pair[] = [
  { field: "text", use: "Texts", ink: "text", grounds },
  { field: "accent", use: "Links", ink: "accent", grounds: [...grounds, "accentSoft"] },
  { field: "accent", use: "Labels of buttons", ink: "onAccent", grounds: ["accent", "accentStrong"] },
  { field: "fact", use: "Facts", ink: "fact", grounds: [...grounds, "factSoft"] },
  { field: "money", use: "Links to partners", ink: "money", grounds: [...grounds, "moneySoft"] },
  { field: "error", use: "Error messages", ink: "error", grounds: [...grounds, "errorSoft"] },
];

/** The pairs below 4.5 to 1 (WCAG 2.2, criterion 1.4.3): of each field and scheme, the one with the least contrast. */
export function findLowContrast(brand: BrandColours): LowContrast[] {
  const found = new Map<string, LowContrast>();
  for (const scheme of ["light", "dark"] as const) {
    const colours = deriveColours(brand, scheme);
    for (const { field, use, ink, grounds: under } of pairs)
      for (const ground of under) {
        const exact = contrast(colours[ink], colours[ground]);
        const ratio = Math.floor(exact * 10) / 10;
        const known = found.get(`${field} ${scheme}`);
        if (exact < textContrast && !(known && known.ratio <= ratio))
          found.set(`${field} ${scheme}`, { field, scheme, use, ground, ratio });
      }
  }
  return [...found.values()];
}
