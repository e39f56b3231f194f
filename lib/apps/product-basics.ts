import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import { type ProductData, platformNames } from "../content/schemas/product-schema";

/** What is known of an app beside the questions, each with its label; an empty text where it is not known. */
export function getBasics(
  { kind, platforms, adult, maker }: Pick<ProductData, "kind" | "platforms" | "adult" | "maker">,
  { kinds }: Pick<FactSheet, "kinds">,
): { label: string; text: string }[] {
  const kindLabels = kinds.filter(({ id }) => kind.includes(id)).map(({ label }) => label);
  return [
    { label: "Type", text: kindLabels.join(", ") },
    { label: "Runs on", text: platforms.map((platform) => platformNames[platform]).join(", ") },
    { label: "Content for adults", text: adult === "unknown" ? "" : adult },
    { label: "Made by", text: maker?.name ?? "" },
  ];
}
