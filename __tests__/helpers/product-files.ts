import { contentFile } from "./content-files";

/** A plan of an invented app, as a file writes it. */
export const planFields = {
  id: "monthly",
  name: "Monthly",
  price: 7.99,
  every: "1 month",
  source: "https://pricing.example/plans",
  checkedOn: "2025-06-20",
};

/** An answer with all that it needs. */
export const answerFields = { answer: "yes", source: "https://terms.example/", checkedOn: "2025-06-20" };

/** The file of an invented app, Orrin, with one plan and one answer. */
export const productFields = {
  name: "Orrin",
  kind: ["companion"],
  platforms: ["web", "ios"],
  plans: [planFields],
  facts: { "account-deletion": answerFields },
};

export function productFile(changes: Record<string, unknown> = {}): string {
  return contentFile({ ...productFields, ...changes });
}
