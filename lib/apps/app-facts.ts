import type { Product } from "../content/entry-types";
import { getDocument } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { costTable } from "./costs/cost-table";
import { planRows, priceSources } from "./plan-table";
import { getChanges } from "./price-history";
import { getBasics, getFacts } from "./product-facts";

export type AppFacts = ReturnType<typeof getAppFacts>;

/** What is known of an app: plans, what they cost, answers, other facts and changes. */
export function getAppFacts(site: Site, app: Product) {
  const sheet = getDocument(site, "site/fact-sheet");
  const { day } = site;
  const { name, slug, plans } = app;
  return {
    appName: name,
    appSlug: slug,
    plans: planRows(plans),
    sources: priceSources(plans, sheet.staleAfter.plans, day),
    /** What its plans cost over time; absent where no price is known. */
    costs: plans.length > 0 ? costTable([app], { staleAfter: sheet.staleAfter.plans, day }) : undefined,
    groups: getFacts(app, sheet, day),
    changes: getChanges(app),
    /** Whether sample prices or answers are shown, which nobody has checked. */
    isSample: app.hasSamples,
    basics: getBasics(app, sheet).filter(({ text }) => text !== ""),
  };
}
