import type { Route } from "next";
import { appsByName } from "../../apps/apps";
import { getProduct } from "../../apps/products";
import type { Product } from "../../content/entry-types";
import { formatBillingPeriod } from "../../content/products/billing-period";
import { costFor, monthlyCost } from "../../content/products/plan-costs";
import { isoDate } from "../../content/schemas/fields";
import { getSnapshot } from "../../content/snapshot/current-snapshot";
import type { Snapshot } from "../../content/snapshot/snapshot";
import { writeCsv } from "../../util/csv";
import { routes } from "../../util/routes";
import { answerText } from "../answer-text";
import { appChangesFeed } from "../feeds/changes-feed";
import { appCalendar, chargeReminder } from "./app-calendar";
import { buildJsonSchema } from "./open-data-schema";
import { describeData, toOpenData } from "./to-open-data";

type Kind<About> = { contentType: string; render: (snapshot: Snapshot, about: About) => string | undefined };

/** Anybody may read these, also from a script of another site. */
const headers = { "access-control-allow-origin": "*", "x-robots-tag": "noindex" };

const inJson = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`;

const files: Readonly<Record<string, Kind<undefined>>> = {
  "apps.json": { contentType: "application/json", render: (snapshot) => inJson(toOpenData(snapshot)) },
  "plans.csv": { contentType: "text/csv", render: plansCsv },
  "schema.json": { contentType: "application/schema+json", render: () => inJson(buildJsonSchema()) },
};

const appFiles: Readonly<Record<string, Kind<Product>>> = {
  json: {
    contentType: "application/json",
    render: (snapshot, { slug }) => {
      const app = toOpenData(snapshot).apps.find((one) => one.slug === slug);
      return app && inJson({ ...describeData(snapshot), app });
    },
  },
  "changes.xml": { contentType: "application/rss+xml", render: appChangesFeed },
  ics: { contentType: "text/calendar", render: appCalendar },
};

/** Answers with a file of /data. */
export function answerDataFile(request: Request, name: string): Response {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file ? answerFile(request, routes.data(name), file, undefined) : notFound();
}

/** Answers with a file about one app: "luna-ai.json". */
export function answerAppFile(request: Request, name: string): Response {
  const [slug = "", ...endings] = name.split(".");
  const app = getProduct(slug);
  const ending = endings.join(".");
  const file = Object.hasOwn(appFiles, ending) ? appFiles[ending] : undefined;
  if (!app || !file) return notFound();
  const { searchParams } = new URL(request.url);
  if (ending === "ics" && searchParams.has("plan")) return answerReminder(app, searchParams);
  return answerFile(request, routes.appData(slug, ending as "json"), file, app);
}

function answerFile<About>(
  request: Request,
  path: Route,
  { contentType, render }: Kind<About>,
  about: About,
): Response {
  return answerText(request, { path, contentType, headers, render: () => render(getSnapshot(), about) }) ?? notFound();
}

/** The day before the next charge, for a reader who says when they paid. Made for each request and kept nowhere. */
function answerReminder(app: Product, params: URLSearchParams): Response {
  const plan = app.plans.find(({ id }) => id === params.get("plan"));
  const paidOn = params.get("paid") ?? "";
  const isDay = isoDate.safeParse(paidOn).success && paidOn >= "2000-01-01" && paidOn <= "2100-12-31";
  if (!isDay) return refuse(400, 'Say when you paid, as year-month-day: "2025-06-28".');
  const calendar = plan && chargeReminder(getSnapshot(), app, { plan, paidOn });
  if (!calendar) return refuse(404, "There is no such plan, or it does not renew.");
  return new Response(calendar, {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" },
  });
}

function refuse(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

const notFound = () => refuse(404, "There is no such file. /data lists all files.");
const names = [
  ...["app", "name", "plan", "plan name", "price", "currency", "every", "renews", "a month", "twelve months"],
  ...["limits", "source", "checked on", "sample"],
] as const;

/** Every plan of every app, a line each. Sums are in the currency of the plan; empty where a payment buys no period. */
function plansCsv(snapshot: Snapshot): string {
  const inUnits = (cents: number | undefined) => (cents === undefined ? "" : (cents / 100).toFixed(2));
  const rows = appsByName(snapshot).flatMap(({ slug, name, plans, sample }) =>
    plans.map((plan) => [
      ...[slug, name, plan.id, plan.name, plan.price.toFixed(2), plan.currency, formatBillingPeriod(plan.every)],
      ...[plan.renews ? "yes" : "no", inUnits(monthlyCost(plan)), inUnits(costFor(plan, 12)), plan.limits ?? ""],
      ...[plan.source, plan.checkedOn, sample ? "yes" : "no"],
    ]),
  );
  return writeCsv(names, rows);
}
