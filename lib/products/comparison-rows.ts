import type { DetailedRating } from "../content/entry-types";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { ProductData } from "../content/schemas/product-schema";
import { ratingKeys } from "../content/schemas/review-schema";
import { formatScore } from "../format/number";
import type { AnswerTone } from "./answer-kinds";
import { formatMoney } from "./money";
import { cheapestPlan, costFor } from "./plan-costs";
import { type PlanRow, type PriceSource, planRows, priceSources } from "./plan-table";
import { basicsOf } from "./product-basics";
import { factsOf } from "./product-facts";
import { ratingLabels } from "./rating-labels";

/** An app to be compared, with what its review gives it. */
export type AppToCompare = {
  product: Pick<ProductData, "plans" | "facts" | "kind" | "platforms" | "adult" | "maker">;
  /** Absent where nobody has reviewed it. */
  review?:
    | { rating: { overall: number; details: readonly DetailedRating[] }; sample?: boolean | undefined }
    | undefined;
};

/** What one app answers in one row. */
export type ComparedCell = {
  tone: AnswerTone;
  text: string;
  isBetter?: boolean | undefined;
  note?: string | undefined;
  source?: string | undefined;
  checkedOn?: string | undefined;
  olderThan?: number | undefined;
  plans?: readonly PlanRow[];
  sources?: readonly PriceSource[];
};

export type ComparedRow = {
  id: string;
  label: string;
  /** One for each app, in their order. */
  cells: readonly ComparedCell[];
  /** Whether two apps are known to answer differently. What is not known differs from nothing. */
  differs: boolean;
};

export type ComparedGroup = { id: string; title: string; rows: readonly ComparedRow[] };

/** Every score, price and answer of some apps, side by side. */
export function compareApps(
  apps: readonly AppToCompare[],
  sheet: Pick<FactSheet, "groups" | "kinds" | "staleAfter">,
  day: string,
): ComparedGroup[] {
  const facts = apps.map(({ product }) => factsOf(product, sheet, day));
  return [
    { id: "scores", title: "Scores", rows: scoreRows(apps) },
    { id: "prices", title: "Prices", rows: priceRows(apps, sheet.staleAfter.plans, day) },
    { id: "basics", title: "The app", rows: basicRows(apps, sheet) },
    ...sheet.groups.map(({ id, title, facts: questions }, group) => ({
      id,
      title,
      rows: questions.map((question, index) =>
        toRow(
          question.id,
          question.label,
          facts.flatMap((groups) => groups[group]?.facts[index] ?? []),
        ),
      ),
    })),
  ];
}

function toRow(id: string, label: string, cells: readonly ComparedCell[]): ComparedRow {
  const known = cells.filter(({ tone, plans }) => tone !== "unknown" && !plans);
  return { id, label, cells, differs: new Set(known.map(({ text }) => text)).size > 1 };
}

const notKnown: ComparedCell = { tone: "unknown", text: "not known" };

function value(text: string | undefined, note?: string): ComparedCell {
  return text ? { tone: "value", text, note } : notKnown;
}

function scoreRows(apps: readonly AppToCompare[]): ComparedRow[] {
  const cell = (review: AppToCompare["review"], score: number | undefined): ComparedCell => {
    if (!review) return { tone: "unknown", text: "not reviewed" };
    if (score === undefined) return { tone: "unknown", text: "not rated" };
    return value(`${formatScore(score)} of 5`, review.sample ? "Sample score" : undefined);
  };
  const details = ratingKeys.map((key) => ({
    key,
    scores: apps.map(({ review }) => review?.rating.details.find((one) => one.key === key)?.value),
  }));
  return [
    toRow(
      "overall",
      "Overall",
      apps.map(({ review }) => cell(review, review?.rating.overall)),
    ),
    ...details
      .filter(({ scores }) => scores.some((score) => score !== undefined))
      .map(({ key, scores }) =>
        toRow(
          key,
          ratingLabels[key],
          apps.map(({ review }, index) => cell(review, scores[index])),
        ),
      ),
  ];
}

function priceRows(apps: readonly AppToCompare[], staleAfter: number, day: string): ComparedRow[] {
  const cheapest = (months: number) =>
    apps.map(({ product }) => {
      const plan = cheapestPlan(product.plans, months);
      const cents = plan && costFor(plan, months);
      return cents === undefined ? notKnown : value(formatMoney(cents, plan?.currency ?? "USD"), plan?.name);
    });
  const plans = apps.map(({ product }): ComparedCell => {
    if (product.plans.length === 0) return notKnown;
    const rows = planRows(product.plans);
    return { tone: "value", text: "", plans: rows, sources: priceSources(product.plans, staleAfter, day) };
  });
  return [
    toRow("month", "Cheapest for one month", cheapest(1)),
    toRow("year", "Cheapest for twelve months", cheapest(12)),
    toRow("plans", "Every plan", plans),
  ];
}

function basicRows(apps: readonly AppToCompare[], sheet: Pick<FactSheet, "kinds">): ComparedRow[] {
  const [first = [], ...others] = apps.map(({ product }) => basicsOf(product, sheet));
  return first.map(({ label, text }, index) =>
    toRow(
      label,
      label,
      [text, ...others.map((basics) => basics[index]?.text)].map((one) => value(one)),
    ),
  );
}
