import { appsByName } from "../../apps/apps";
import { formatBillingPeriod } from "../../content/products/billing-period";
import { costFor, monthlyCost } from "../../content/products/plan-costs";
import type { Site } from "../../content/site/site";
import { writeCsv } from "../../util/csv";
import { routes } from "../../util/routes";
import { answerText } from "../answer-text";
import { toOpenData } from "./to-open-data";

/** Anybody may read these, also from a script of another site. */
const headers = { "access-control-allow-origin": "*", "x-robots-tag": "noindex" };

const files: Readonly<Record<string, { contentType: string; render: (site: Site) => string }>> = {
  "apps.json": {
    contentType: "application/json",
    render: (site) => `${JSON.stringify(toOpenData(site), undefined, 1)}\n`,
  },
  "plans.csv": { contentType: "text/csv", render: plansCsv },
};

/** Answers with a file of /data. */
export function answerDataFile(site: Site, request: Request, name: string): Response {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return notFound();
  const { contentType, render } = file;
  return answerText(site, request, { path: routes.data(name), contentType, headers, render: () => render(site) });
}

function notFound(): Response {
  return new Response("There is no such file. /data lists all files.\n", {
    status: 404,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

const names = [
  ...["app", "name", "plan", "plan name", "price", "currency", "every", "renews", "a month", "twelve months"],
  ...["limits", "source", "checked on", "sample"],
] as const;

/** Every plan of every app, a line each. Sums are in the currency of the plan; empty where a payment buys no period. */
function plansCsv(site: Site): string {
  const inUnits = (cents: number | undefined) => (cents === undefined ? "" : (cents / 100).toFixed(2));
  const rows = appsByName(site).flatMap(({ slug, name, plans, sample }) =>
    plans.map((plan) => [
      ...[slug, name, plan.id, plan.name, plan.price.toFixed(2), plan.currency, formatBillingPeriod(plan.every)],
      ...[plan.renews ? "yes" : "no", inUnits(monthlyCost(plan)), inUnits(costFor(plan, 12)), plan.limits ?? ""],
      ...[plan.source, plan.checkedOn, sample ? "yes" : "no"],
    ]),
  );
  return writeCsv(names, rows);
}
