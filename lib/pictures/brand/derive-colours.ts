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
  const sunken = isLight ? mix(page, text, 0.04) : mix(page, "#000000", 0.25);
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
    onAccent: isLight ? raised : sunken,
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
