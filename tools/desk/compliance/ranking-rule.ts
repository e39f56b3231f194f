import type { Scoring } from "../../../lib/content/schemas/scoring-schema";
import { formatCount } from "../../../lib/util/number";

/** The rule that makes the ranking, in words, from the published method. Payments are no part of it. */
export function describeRule({ version, criteria, labels, otherwise, starsWithin }: Scoring): string[] {
  const counted = criteria.filter(({ extraDetail }) => !extraDetail);
  const most = counted.reduce((sum, { score }) => sum + score, 0);
  return [
    `Edition ${version} of the method. The newest test of an app gives points for ${formatCount(counted.length, "criterion", "criteria")}, ${most} at most:`,
    ...counted.map(({ title, score, description }) => `${title}, up to ${score}: ${description}`),
    "The order follows the points as a share of the most that are possible, then the stars of the review, then the newer review. A review without a test has no rank.",
    `The stars of a review may be at most ${starsWithin} from its points, both out of 5.`,
    ...labels.map(({ label, ...rule }) => `The label “${label}” is earned by ${describeLabel(rule)}.`),
    `Every other app has the label “${otherwise}”.`,
    "No field of a partner or an offer is read when the order is made (lib/content/scoring/score.ts).",
  ];
}

function describeLabel({ rank, highest, cheapestYearFrom }: Omit<Scoring["labels"][number], "label">): string {
  if (rank !== undefined) return `the app with rank ${rank}`;
  if (highest !== undefined) return `the most points for “${highest}”`;
  return `the cheapest year among apps with ${cheapestYearFrom} points or more`;
}
