import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import { findLowContrast } from "../pictures/brand/colour-contrast";
import { textContrast } from "../pictures/brand/derive-colours";
import { diagnosticAt } from "./diagnostic-at";

/** Colours of the brand in which a reader could not read texts, links, buttons or messages. */
export function checkBrand({ documents }: Library): Diagnostic[] {
  const brand = documents["site/brand"];
  if (!brand) return [];
  return findLowContrast(brand.data.colours).map(({ field, scheme, use, ground, ratio }) =>
    diagnosticAt(
      brand,
      ["colours", field, scheme],
      `${use} have a contrast of ${ratio} to 1 with this colour (${scheme} screens, "${ground}"); ` +
        `WCAG AA asks for ${textContrast} to 1. Choose ${scheme === "light" ? "a darker" : "a lighter"} one.`,
    ),
  );
}
