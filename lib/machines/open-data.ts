import { appsByName, getYear, reviewsByApp } from "../apps/apps";
import { getChanges } from "../apps/changes";
import { correctionsOfApp, correctionsOfReview } from "../apps/corrections";
import { howSeen } from "../apps/facts";
import { getLabel } from "../apps/ranking";
import { formatBillingPeriod } from "../content/apps/billing-period";
import { costFor, monthlyCost } from "../content/apps/plan-costs";
import type { App, RankedReview, Test } from "../content/entry-types";
import type { Answer } from "../content/schemas/app-schema";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { Scoring } from "../content/schemas/scoring-schema";
import { contentVersion } from "../content/site/content-version";
import { getBrand, getDocument } from "../content/site/documents";
import { rankingBySlug, type Site, testsByApp } from "../content/site/site";
import { writeCsv } from "../util/csv";
import { memo } from "../util/memo";
import { pick } from "../util/pick";
import { routes } from "../util/routes";
import { absoluteUrl } from "./metadata/page-metadata";
import { respondWithText } from "./text-response";

export type OpenData = ReturnType<typeof toOpenData>;

/**
 * What is known of every app on one day, as others may use it: the content of /data/apps.json. Days are ISO days, money is in the
 * currency of its plan, and what is left out is not known. Claims that may not be shown are withheld here, too.
 */
export const toOpenData = memo((site: Site) => {
  const sheet = getDocument(site, "site/fact-sheet");
  return {
    ...describeData(site),
    method: toMethod(getDocument(site, "site/scoring")),
    sheet: { staleAfter: sheet.staleAfter, kinds: sheet.kinds, groups: sheet.groups },
    apps: appsByName(site).map((app) => toOpenApp(site, app, sheet)),
  };
});

/** The fields that every file begins with. */
export function describeData(site: Site) {
  return {
    publisher: { name: getBrand(site).name, url: absoluteUrl("/") },
    licence: getDocument(site, "site/fact-sheet").licence,
    version: contentVersion(site),
    day: site.day,
  };
}

/** With it, anybody can recalculate the order. */
function toMethod({ version, criteria, labels, otherwise }: Scoring) {
  return {
    version,
    criteria: criteria.flatMap(({ id, title, score }) => (id === undefined ? [] : [{ id, title, of: score }])),
    labels,
    otherwise,
    order:
      "By points as a share of the highest possible total, then by stars, then the newest review first (by day, then id).",
  };
}

function toOpenApp(site: Site, app: App, sheet: FactSheet) {
  const { slug, plans, facts, sample } = app;
  const own = reviewsByApp(site).get(slug);
  const review = own && rankingBySlug(site).get(own.slug);
  const tests = testsByApp(site).get(slug) ?? [];
  const year = getYear(plans);
  return {
    ...pick(app, ["slug", "name", "alsoCalled", "maker", "website", "kind", "platforms", "adult", "partner"]),
    url: absoluteUrl(review ? routes.review(review.slug) : routes.compare([slug])),
    year: year && { ...year, sample },
    plans,
    facts: sheet.groups
      .flatMap((group) => group.facts)
      .map(({ id, question }) => {
        const { picture, ...answer }: Partial<Answer> = facts[id] ?? {};
        return {
          id,
          question,
          answer: "unknown",
          ...answer,
          seen: howSeen(answer.source),
          picture: picture && absoluteUrl(picture),
        };
      }),
    review: review && toOpenReview(site, review),
    tests: tests.map(toOpenTest),
    changes: getChanges(app).map((one) => pick(one, ["id", "date", "what", "source"])),
    corrections: (review ? correctionsOfReview(site, review) : correctionsOfApp(site, app)).map((one) =>
      pick(one, ["date", "what", "was"]),
    ),
    ...pick(app, ["invented", "sample"]),
  };
}

function toOpenReview(site: Site, review: RankedReview) {
  const { slug, comparison, affiliateLink, score } = review;
  return {
    ...pick(review, ["id", "slug", "product", "date", "rank", "sample"]),
    url: absoluteUrl(routes.review(slug)),
    comparedWith: comparison.map((one) => one.slug),
    partner: affiliateLink,
    label: getLabel(site, review),
    score: score && {
      stars: score.overall,
      details: Object.fromEntries(score.details.map(({ key, value }) => [key, value])),
      points: score.points.total,
      of: score.points.of,
      parts: [...score.points.criteria],
      testedOn: score.test.date,
      sample: score.isSample,
    },
  };
}

function toOpenTest(test: Test) {
  return {
    ...pick(test, ["date", "tester", "from", "to", "plan", "version", "method", "hours", "summary", "scores"]),
    ...pick(test, ["leaving", "sample"]),
    evidence: test.evidence.flatMap(({ file, caption, takenOn, explicit }) =>
      explicit === "no" ? [{ caption, takenOn, picture: absoluteUrl(file) }] : [],
    ),
  };
}

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
export function respondWithDataFile(site: Site, request: Request, name: string): Response {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return notFound();
  const { contentType, render } = file;
  return respondWithText(site, request, { path: routes.data(name), contentType, headers, render: () => render(site) });
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
