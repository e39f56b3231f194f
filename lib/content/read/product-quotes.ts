import { formatMoney, toCents } from "../../util/money";
import { answerText } from "../products/answer-kinds";
import { costFor, monthlyCost } from "../products/plan-costs";
import type { FactSheet } from "../schemas/fact-sheet-schema";
import type { Plan } from "../schemas/plan-schema";
import type { ProductData } from "../schemas/product-schema";

type QuotableProduct = { slug: string; data: Pick<ProductData, "plans" | "facts"> };

/** What each kind of quote of a plan says, in cents. */
const costs = new Map<string, (plan: Plan) => number | undefined>([
  ["price", ({ price }) => toCents(price)],
  ["month", monthlyCost],
  ["year", (plan) => costFor(plan, 12)],
]);

/**
 * What a quote of a product says: `price:luna-ai.monthly` is what one payment costs, `month:` what it comes to a month,
 * `year:` what twelve months cost, `limits:` what the plan includes, `fact:luna-ai.account-deletion` the answer in words. `undefined` where there is no such
 * thing.
 */
export function createProductQuotes(
  products: readonly QuotableProduct[],
  sheet: Pick<FactSheet, "groups"> | undefined,
): (reference: string) => string | undefined {
  const bySlug = new Map(products.map(({ slug, data }) => [slug, data]));
  const questions = new Map(sheet?.groups.flatMap(({ facts }) => facts).map((question) => [question.id, question]));
  return (reference) => {
    const [, kind = "", slug = "", id = ""] = /^([a-z]+):([^.]*)\.(.*)$/.exec(reference) ?? [];
    const product = bySlug.get(slug);
    if (!product) return undefined;
    if (kind === "fact") {
      const question = questions.get(id);
      const answer = Object.hasOwn(product.facts, id) ? product.facts[id]?.answer : undefined;
      return question && answerText(answer, question);
    }
    const plan = product.plans.find((one) => one.id === id);
    if (kind === "limits") return plan?.limits;
    const cents = plan && costs.get(kind)?.(plan);
    return plan && cents !== undefined ? formatMoney(cents, plan.currency) : undefined;
  };
}
