import type { Metadata } from "next";
import { titledPage } from "@/app/views/titled-page";
import type { CostBar } from "@/components/costs/cost-chart";
import type { CostFormData } from "@/components/costs/cost-form";
import type { AppCosts } from "@/components/costs/plan-costs";
import { pages } from "@/lib/addresses/pages";
import { chooseApps, mostCompared } from "@/lib/apps/app-choice";
import { appsByName, getAppOf, getYear, reviewsByApp } from "@/lib/apps/apps";
import { type CheapestWay, datePayments, describeWay, formatWay } from "@/lib/apps/costs/cheapest-way";
import { cheapestOfAll, costPlans } from "@/lib/apps/costs/cost-plans";
import {
  type CostRequest,
  costAddress,
  describeCheapest,
  describeCosts,
  unreadNote,
} from "@/lib/apps/costs/cost-request";
import { describePrice, priceSources } from "@/lib/apps/prices";
import type { App } from "@/lib/content/entry-types";
import { getDocument } from "@/lib/content/site/documents";
import { rankedReviews, type Site } from "@/lib/content/site/site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { getPaying } from "@/lib/offers/partners";
import { formatDate } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { formatCount, formatMoney, toCents } from "@/lib/util/number";
import { pick } from "@/lib/util/pick";
import { routes } from "@/lib/util/routes";
import { upperFirst } from "@/lib/util/title";

/** Months that are counted where an address says none. */
const usualMonths = 12;

/**
 * The calculator before anybody has asked: what the apps of the ranking cost for a year, the cheapest of them in full, and the
 * form for others. Without prices there is the form alone, and without any app nothing.
 */
export function costsPage(site: Site) {
  const { page, hero } = titledPage("costs");
  const ranked = rankedReviews(site).filter(({ rank }) => rank !== undefined);
  const apps = ranked.flatMap((review) => getAppOf(site, review) ?? []).filter(({ plans }) => plans.length > 0);
  const cents = ({ plans }: App) => getYear(plans)?.cents ?? Number.POSITIVE_INFINITY;
  const cheapest = apps.toSorted((a, b) => cents(a) - cents(b)).slice(0, mostCompared);
  const names = cheapest.map(({ slug }) => slug);
  const costs = { ...costsView(site, { names, others: 0 }, apps), hero: { ...hero, kind: "tool" as const } };
  const form = names.length > 0 ? costs.form : costForm(site);
  return { page, hero: costs.hero, costs: appsByName(site).length > 0 ? { ...costs, form } : undefined };
}

/**
 * Everything that the calculator shows for what a reader asks.
 * @param charted The apps of which the cheapest is named and the bars are drawn, where these are others than the reader's.
 */
export function costsView(site: Site, request: CostRequest, charted?: readonly App[]) {
  const months = request.months ?? usualMonths;
  const from = request.from ?? site.day;
  const { apps, notes } = chooseApps(site, request, "price");
  const paying = getPaying(site);
  const count = (app: App): Counted => ({
    app,
    paysUs: paying.has(reviewsByApp(site).get(app.slug)?.slug ?? ""),
    ...costPlans(app.plans, months, from),
  });
  const counted = apps.map(count);
  const compared = charted?.map(count) ?? counted;
  const cheapest = cheapestOfAll(compared);
  const shown = counted.map((one) => ({
    ...toAppCosts(site, one),
    months,
    way: one.way && toRow(one.way, one.app, from),
  }));
  const renewsOn = sharedRenewal(shown);
  return {
    hero: { title: pages.costs.titleFrom.title, lede: describeCosts(apps, months, from), kind: "tool" as const },
    notes: request.isUnread ? [...notes, unreadNote] : notes,
    chart: toChart(compared, months),
    apps: renewsOn === undefined ? shown : shown.map(withoutRenewal),
    renewsOn,
    /** "Cheapest for 7 months". */
    cheapestOf: describeCheapest(
      months,
      compared.some(({ costs }) => costs.some(({ cents }) => cents === 0)),
    ),
    cheapest: cheapest && {
      app: { name: cheapest.app.name, icon: cheapest.app.icon },
      way: describeWay(cheapest.way, cheapest.app.plans),
      total: formatWay(cheapest.way),
    },
    form: costForm(site, {
      heading: apps.length > 0 ? "Other apps or months" : undefined,
      chosen: apps.map(({ slug }) => slug),
      months,
      from: request.from,
      error: describeMissing(request),
    }),
  };
}

/** The day on which all that renew are charged again; `undefined` where one is on another day. */
function sharedRenewal(apps: readonly AppCosts[]): string | undefined {
  const payments = apps.flatMap(({ plans, way }) => [...plans, ...(way?.stretches ?? [])]);
  const [day, ...others] = new Set(payments.flatMap(({ renewsOn }) => renewsOn ?? []));
  return others.length === 0 ? day : undefined;
}

/** The costs of an app where the day of the next payment is said once for all. */
function withoutRenewal(app: AppCosts): AppCosts {
  const hide = <Payment>(payment: Payment) => ({ ...payment, renewsOn: undefined });
  return {
    ...app,
    plans: app.plans.map(hide),
    way: app.way && { ...app.way, stretches: app.way.stretches.map(hide) },
  };
}

/** What is missing where no app is named; a name that is not known is said above. */
function describeMissing({ names, others }: CostRequest): string | undefined {
  return names.length + others === 0 ? "Choose at least one app to see what it costs." : undefined;
}

type Plan = App["plans"][number];

/** Several plans in a row; nothing of a single plan, which the list of plans has. */
function toRow(way: CheapestWay<Plan>, app: App, from: string): AppCosts["way"] {
  if (way.stretches.length < 2) return undefined;
  return {
    name: upperFirst(describeWay(way, app.plans)),
    total: formatWay(way),
    stretches: datePayments(way, from).map(({ plan, paidOn, renewsOn }) => ({
      id: plan.id,
      name: plan.name,
      ...toPayments(plan, paidOn, renewsOn),
    })),
  };
}

function toPayments({ price, currency }: Plan, paidOn: readonly string[], renewsOn: string | undefined) {
  return {
    each: formatMoney(toCents(price), currency),
    count: paidOn.length,
    paidOn: paidOn.slice(0, limits.listedPayments).map((day) => formatDate(day)),
    renewsOn: renewsOn && formatDate(renewsOn),
  };
}

type Sum = Omit<CostBar, "total" | "share"> & Pick<CheapestWay<Plan>, "cents" | "currency">;

/** Of several apps the cheapest way to pay of each, of one app all its plans; none where the currencies differ. */
function toChart(counted: readonly Counted[], months: number): { heading: string; bars: CostBar[] } {
  const isOne = counted.length === 1;
  const sums = counted.flatMap(({ app, paysUs, costs, way }): Sum[] => {
    if (isOne) return costs.map(({ plan, cents }) => ({ label: plan.name, cents, currency: plan.currency }));
    const label = way && `${app.name}: ${describeWay(way, app.plans)}`;
    return label
      ? [{ label, mark: { name: app.name, icon: app.icon }, paysUs, ...pick(way, ["cents", "currency"]) }]
      : [];
  });
  const isMixed = new Set(sums.map(({ currency }) => currency)).size > 1;
  const most = Math.max(...sums.map(({ cents }) => cents));
  const bars = sums
    .sort((a, b) => a.cents - b.cents)
    .map(({ cents, currency, ...bar }) => ({
      ...bar,
      total: cents === 0 ? "Free" : formatMoney(cents, currency),
      share: most > 0 ? cents / most : 0,
    }));
  const time = months === 12 ? "year" : formatCount(months, "month");
  return { heading: isOne ? "Every plan" : `Cheapest ${time}, by app`, bars: isMixed ? [] : bars };
}

type Counted = { app: App; paysUs: boolean } & ReturnType<typeof costPlans<Plan>>;

function toAppCosts(site: Site, { app, paysUs, costs, credits }: Counted): Omit<AppCosts, "months" | "way"> {
  const review = reviewsByApp(site).get(app.slug);
  const { staleAfter } = getDocument(site, "site/fact-sheet");
  return {
    slug: app.slug,
    name: app.name,
    icon: app.icon,
    review: review && routes.review(review.slug),
    paysUs,
    plans: costs.map(({ plan, cents, paidOn, renewsOn, overpaid, isCheapest }) => ({
      id: plan.id,
      name: plan.name,
      isCheapest,
      total: cents === 0 ? "Free" : formatMoney(cents, plan.currency),
      ...toPayments(plan, paidOn, renewsOn),
      overpaid: overpaid > 0 ? formatMoney(overpaid, plan.currency) : undefined,
    })),
    credits: credits.map((plan) => `${plan.name}, ${describePrice(plan)}`),
    sources: priceSources(app.plans, staleAfter.plans, site.day),
  };
}

/** The form, with what is chosen already. */
function costForm(site: Site, given: Partial<Omit<CostFormData, "apps">> = {}): CostFormData {
  const { heading = "Choose apps and months", chosen = [], months = usualMonths, from, error } = given;
  const apps = appsByName(site).map(({ slug, name, icon }) => ({ slug, name, icon }));
  return { heading, apps, chosen, months, from, error };
}

/** Metadata of what a reader asks for: not to be listed. */
export function costsMetadata(site: Site, request: CostRequest): Metadata {
  const slugs = chooseApps(site, request, "price").apps.map(({ slug }) => slug);
  const path = slugs.length > 0 ? costAddress(slugs, request.months, request.from) : routes.costs();
  return textMetadata(site, { ...pages.costs.titleFrom, path, noindex: true });
}
