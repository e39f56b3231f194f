import type { Metadata } from "next";
import type { CostFormData } from "@/components/costs/cost-form";
import type { AppCosts } from "@/components/costs/plan-costs";
import { mostCompared } from "@/lib/apps/app-choice";
import { cheapestOfAll, costPlans, type PlanCost } from "@/lib/apps/costs/cost-plans";
import { type CostRequest, costAddress } from "@/lib/apps/costs/cost-request";
import { describeCosts, describeRequest } from "@/lib/apps/costs/describe-costs";
import { priceSources } from "@/lib/apps/plan-table";
import { describePrice } from "@/lib/apps/price-range";
import { getAllProducts, getProduct, getReviewByApp } from "@/lib/apps/products";
import type { Product } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { pages } from "@/lib/site/pages";
import { formatDate } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { formatMoney, toCents } from "@/lib/util/money";
import { routes } from "@/lib/util/routes";

/** Months that are counted where an address says none. */
const usualMonths = 12;

/** Everything that the calculator shows for what a reader asks. */
export function buildCostsView(request: CostRequest) {
  const months = request.months ?? usualMonths;
  const from = request.from ?? getSnapshot().day;
  const { apps, left } = chosenOf(request);
  const counted = apps.map((app) => ({ app, ...costPlans(app.plans, months, from) }));
  const unknown = request.names.filter((name) => !getProduct(name));
  return {
    heading: describeCosts(apps, months, from),
    notes: describeRequest({ ...request, unknown, left: left.map(({ name }) => name) }),
    apps: counted.map(({ app, costs, credits }) => toAppCosts(app, costs, credits)),
    cheapest: cheapestOfAll(counted).map(({ app, cost: { plan, cents } }) => ({
      text: `${app.name}, ${plan.name}: ${formatMoney(cents, plan.currency)}`,
      isSample: app.sample,
    })),
    form: costForm({ chosen: apps.map(({ slug }) => slug), months, from: request.from }),
  };
}

function chosenOf({ names }: CostRequest) {
  const known = names.flatMap((name) => getProduct(name) ?? []);
  return { apps: known.slice(0, mostCompared), left: known.slice(mostCompared) };
}

function toAppCosts(
  app: Product,
  costs: readonly PlanCost<Product["plans"][number]>[],
  credits: Product["plans"],
): AppCosts {
  const review = getReviewByApp(app);
  const { staleAfter } = getDocument("site/fact-sheet");
  return {
    ...{ slug: app.slug, name: app.name, isSample: app.sample && app.plans.length > 0 },
    review: review && routes.review(review.slug),
    plans: costs.map(({ plan, cents, paidOn, renewsOn, overpaid, isCheapest }) => ({
      ...{ id: plan.id, name: plan.name, isCheapest },
      total: cents === 0 ? "Free" : formatMoney(cents, plan.currency),
      each: formatMoney(toCents(plan.price), plan.currency),
      count: paidOn.length,
      paidOn: paidOn.slice(0, limits.listedPayments).map((day) => formatDate(day)),
      renewsOn: renewsOn && formatDate(renewsOn),
      overpaid: overpaid > 0 ? formatMoney(overpaid, plan.currency) : undefined,
    })),
    credits: credits.map((plan) => `${plan.name}, ${describePrice(plan)}`),
    sources: priceSources(app.plans, staleAfter.plans, getSnapshot().day),
  };
}

/** The form, with what is chosen already. */
export function costForm({
  chosen = [],
  months = usualMonths,
  from,
}: Partial<Omit<CostFormData, "apps">> = {}): CostFormData {
  return { apps: getAllProducts().map(({ slug, name }) => ({ slug, name })), chosen, months, from };
}

/** Metadata of what a reader asks for: not to be listed. */
export function costsMetadata(request: CostRequest): Metadata {
  const slugs = chosenOf(request).apps.map(({ slug }) => slug);
  const path = slugs.length > 0 ? costAddress(slugs, request.months, request.from) : routes.costs();
  return textMetadata({ ...pages.costs.titleFrom, path, noindex: true });
}
