import type { BrandColours } from "../../content/schemas/brand-schema";
import { type Colours, deriveColours, textContrast } from "./derive-colours";
import { contrast } from "./oklab";

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

/** The colours that an editor chooses, with their backgrounds. Derived colours are readable (lib/pictures/brand/derive-colours.ts). */
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
