import type { RatingKey } from "../../content/schemas/review-schema";

/** What readers see each detailed rating called. */
export const ratingLabels: Readonly<Record<RatingKey, string>> = {
  design: "Design",
  usability: "Ease of use",
  features: "Features",
  value: "Value for money",
  support: "Support",
};
