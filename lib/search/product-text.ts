import { describePrice } from "../apps/price-range";
import { answerText, getTone } from "../content/products/answer-kinds";
import type { FactSheet, Question } from "../content/schemas/fact-sheet-schema";
import type { ProductData } from "../content/schemas/product-schema";

type KnownProduct = Pick<ProductData, "plans" | "facts" | "changes" | "sample">;

/**
 * What is known of an app, one fact on each line: "Delete the account yourself: yes. In settings." A question stands
 * there by its label, by what it asks, and by both without articles, because readers type "delete account". What is not
 * known is left out: nobody searches for it.
 */
export function productLines(
  { plans, facts, changes, sample }: KnownProduct,
  sheet: Pick<FactSheet, "groups">,
): string[] {
  const questions = sheet.groups.flatMap((group) => group.facts);
  return [
    ...plans.map(
      (plan) => `${plan.name}: ${describePrice(plan)}${mark(sample)}${plan.limits ? `. ${plan.limits}` : ""}`,
    ),
    ...questions.flatMap((question) => {
      const { answer, note } = (Object.hasOwn(facts, question.id) && facts[question.id]) || {};
      if (getTone(answer) === "unknown") return [];
      const said = `${answerText(answer, question)}${mark(sample)}.${note ? ` ${note}` : ""}`;
      return getNames(question).map((name) => `${name}: ${said}`);
    }),
    ...changes.map(({ what }) => what),
  ];
}

function mark(isSample: boolean): string {
  return isSample ? " (sample)" : "";
}

function getNames({ label, question }: Question): string[] {
  const names = [label, question.replace(/\?$/, "")];
  return [...new Set([...names, ...names.map(withoutArticles)])];
}

function withoutArticles(text: string): string {
  return text.replace(/\b(?:a|an|the|your) /gi, "");
}
