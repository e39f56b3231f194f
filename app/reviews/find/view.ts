import type { Metadata } from "next";
import { titledPage } from "@/app/views/titled-page";
import type { FinderFormData } from "@/components/finder/finder-form";
import type { AppRow } from "@/components/review/app-matrix";
import { pages } from "@/lib/addresses/pages";
import { shortestCancel } from "@/lib/apps/app-tests";
import { appsByName, getResult, reviewsByApp } from "@/lib/apps/apps";
import { cheapestWay, plansOf } from "@/lib/apps/costs/cheapest-way";
import { getConditions, wantedAnswer } from "@/lib/apps/finder/conditions";
import {
  type FindCriteria,
  type FindOrder,
  findAddress,
  findOrders,
  noCriteria,
  usualOrder,
} from "@/lib/apps/finder/criteria";
import {
  type AppToFind,
  describeFound,
  describeUnread,
  describeWeights,
  type FinderMatch,
  findApps,
  getWeights,
} from "@/lib/apps/finder/find-apps";
import { isStale } from "@/lib/apps/freshness";
import { toTableFacts } from "@/lib/apps/ranking";
import type { App } from "@/lib/content/entry-types";
import { platformNames } from "@/lib/content/schemas/app-schema";
import { getDocument } from "@/lib/content/site/documents";
import { rankedReviews, type Site } from "@/lib/content/site/site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { getPaying } from "@/lib/offers/partners";
import { formatCount, formatScore } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { markInvented } from "@/lib/util/sample";

/** An app with what its row shows beside what was judged. */
type ListedApp = AppToFind & Pick<AppRow, "isInvented"> & { row: Omit<AppRow, "isInvented"> };

/** Find, as it is where nobody has asked for anything. Without any app there is nothing to find. */
export function findPage(site: Site) {
  return {
    ...titledPage("find"),
    finder: appsByName(site).length > 0 ? findView(site, noCriteria) : undefined,
  };
}

/** Everything that Find shows for what a reader asks. */
export function findView(site: Site, criteria: FindCriteria) {
  const sheet = getDocument(site, "site/fact-sheet");
  const method = getDocument(site, "site/scoring");
  const { day } = site;
  const { conditions, unknown } = getConditions(criteria, sheet, day);
  const { weights, unknown: unknownWeights } = getWeights(criteria, method);
  const changes = describeWeights(weights);
  const apps = listApps(site);
  const { fitting, notKnown, failing } = findApps(apps, criteria, { sheet, method, day });
  const toShown = (found: readonly FinderMatch<ListedApp>[]) =>
    found.map((one) => toRow(one, changes !== undefined, criteria.order === "way-out"));
  return {
    hero: { ...titledPage("find").hero, kind: "tool" as const },
    form: {
      ...formOf(site, criteria),
      unweighted: changes === undefined ? undefined : findAddress({ ...criteria, weights: [] }),
    },
    found: {
      heading: describeFound(fitting.length, apps.length, conditions),
      conditions: conditions.map(({ label }) => label),
      changes,
      orders: findOrders.map((order) => ({
        label: orderLabels[order],
        href: findAddress({ ...criteria, order }),
        isShown: order === criteria.order,
      })),
      notes: describeUnread(criteria.unread + unknown + unknownWeights, weights),
      fitting: toShown(fitting),
      notKnown: describeMissing(notKnown).map(({ title, found }) => ({ title, rows: toShown(found) })),
      failing: failing.map(({ app: { name, row }, judgements }) => ({
        name,
        review: row.review === undefined ? undefined : routes.review(row.review),
        failed: textsOf(judgements, "failed"),
      })),
    },
  };
}

const orderLabels: Record<FindOrder, string> = {
  points: "Points",
  year: "Price of a year",
  month: "Price of a month",
  "way-out": "Fewest steps to leave",
};

function listApps(site: Site): ListedApp[] {
  const paying = getPaying(site);
  const ranks = new Map(rankedReviews(site).map(({ about, rank }) => [about, rank]));
  const listed = appsByName(site).map((app): ListedApp => {
    const { slug, name, plans, invented: isInvented } = app;
    const result = getResult(site, slug);
    const review = reviewsByApp(site).get(slug)?.slug;
    return {
      slug,
      name,
      isInvented,
      judged: app,
      points: result?.points,
      rank: ranks.get(slug),
      stepsOut: shortestCancel(result?.test.leaving)?.length,
      row: {
        ...toTableFacts(site, app),
        slug,
        review,
        appName: name,
        score: result && { total: result.points.total, of: result.points.of },
        olderThan: ageOfPrices(site, plans),
        paysUs: review !== undefined && paying.has(review),
      },
    };
  });
  // The strip says of tested apps what they are, where all of them are invented.
  const tested = listed.filter(({ points }) => points);
  return [...markInvented(tested), ...listed.filter(({ points }) => !points)];
}

/** Days after which prices count as old, where one of those that a year or a month costs least with is. */
function ageOfPrices(site: Site, plans: App["plans"]): number | undefined {
  const { plans: days } = getDocument(site, "site/fact-sheet").staleAfter;
  const used = [1, 12].flatMap((months) => plansOf(cheapestWay(plans, months) ?? { stretches: [] }));
  return used.some(({ checkedOn }) => isStale(checkedOn, days, site.day)) ? days : undefined;
}

/** The row of an app, with why it is listed. */
function toRow({ app, share, judgements }: FinderMatch<ListedApp>, isWeighed: boolean, byWayOut: boolean): AppRow {
  const notes = [
    ...(isWeighed && share !== undefined ? [`${formatScore(share * 100)} of 100 by your weights`] : []),
    ...(byWayOut ? [describeSteps(app.stepsOut)] : []),
  ];
  return {
    ...app.row,
    isInvented: app.isInvented,
    note: notes.length > 0 ? notes.join(", ") : undefined,
    met: judgements.filter(({ outcome }) => outcome === "met"),
  };
}

/** What nobody knows, said once for all apps of which it is the same. */
function describeMissing(all: readonly FinderMatch<ListedApp>[]) {
  const titleOf = ({ judgements }: FinderMatch<ListedApp>) =>
    `Not known: ${textsOf(judgements, "unknown").join("; ")}.`;
  const titles = [...new Set(all.map(titleOf))];
  return titles.map((title) => ({ title, found: all.filter((one) => titleOf(one) === title) }));
}

function textsOf(judgements: FinderMatch<ListedApp>["judgements"], wanted: "unknown" | "failed"): string[] {
  return judgements.flatMap(({ outcome, text }) => (outcome === wanted ? text : []));
}

function formOf(site: Site, criteria: FindCriteria): FinderFormData {
  const sheet = getDocument(site, "site/fact-sheet");
  const method = getDocument(site, "site/scoring");
  const inDollars = (cents: number | undefined) => (cents === undefined ? "" : String(cents / 100));
  return {
    month: inDollars(criteria.month),
    year: inDollars(criteria.year),
    free: criteria.free,
    adult: criteria.adult,
    platforms: Object.entries(platformNames).map(([id, label]) => ({
      id,
      label,
      isChosen: criteria.platforms.includes(id),
    })),
    kinds: sheet.kinds.map(({ id, label }) => ({ id, label, isChosen: criteria.kinds.includes(id) })),
    groups: sheet.groups.flatMap(({ id, title, facts }) => {
      const questions = facts.flatMap((question) => {
        const wanted = wantedAnswer(question);
        const { id: name, label } = question;
        return wanted ? [{ id: name, label, wanted, isChosen: criteria.facts.includes(name) }] : [];
      });
      return questions.length > 0 ? [{ id, title, questions }] : [];
    }),
    weights: getWeights(criteria, method).weights,
    order: criteria.order === usualOrder(criteria) ? undefined : criteria.order,
  };
}

/** Metadata of what a reader asks for: not to be listed; its address is the shortest that asks the same. */
export function findMetadata(site: Site, criteria: FindCriteria): Metadata {
  const [first, ...others] = getConditions(criteria, getDocument(site, "site/fact-sheet"), site.day).conditions;
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  const asked = first ? `Apps that fit: ${first.label}${more}` : pages.find.titleFrom.title;
  const title = criteria.order === "points" ? asked : `${asked}, by ${orderLabels[criteria.order].toLowerCase()}`;
  return textMetadata(site, { ...pages.find.titleFrom, title, path: findAddress(criteria), noindex: true });
}

function describeSteps(steps: number | undefined): string {
  return steps === undefined ? "Steps to cancel not recorded" : `${formatCount(steps, "step")} to cancel`;
}
