import { compareAnswers } from "../content/apps/answer-kinds";
import type { App, Review } from "../content/entry-types";
import { platformNames } from "../content/schemas/app-schema";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { Points } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { rankingBySlug, type Site } from "../content/site/site";
import { formatList, formatScore } from "../util/number";
import { byName } from "../util/order";
import { appsByName, getAppOf, getResult } from "./apps";
import { cheapestWay, formatWay, plansOf } from "./costs/cheapest-way";
import { getFact } from "./facts";
import { isStale } from "./freshness";

/** An app that may replace another, with what its newest test gives it. */
export type Candidate = {
  app: Pick<App, "slug" | "name" | "kind" | "plans" | "facts" | "platforms">;
  /** Absent where nobody has tested it. */
  points?: Points | undefined;
};

/** Why to look at another app, in words that the files of both apps support. */
export type Reason = {
  /** "Cheaper year: $95.88 against $199.99". */
  text: string;
  /** Days after which what it rests on counts as old; present where it is. */
  olderThan?: number | undefined;
};

type Sheet = Pick<FactSheet, "groups" | "staleAfter">;

/**
 * What one app has over another: a cheaper year, or else a better answer, or else where it runs, or else more points. Nothing else is
 * looked at: no partner, no offer, no commission.
 * @param day As `2025-06-28`.
 */
export function reasonFor(other: Candidate, own: Candidate, sheet: Sheet, day: string): Reason | undefined {
  return (
    cheaperYear(other, own, sheet.staleAfter.plans, day) ??
    betterAnswer(other, own, sheet, day) ??
    morePlatforms(other, own) ??
    morePoints(other, own)
  );
}

function cheaperYear(other: Candidate, own: Candidate, staleAfter: number, day: string): Reason | undefined {
  const [way, ownWay] = [other, own].map(({ app }) => cheapestWay(app.plans, 12));
  if (!way || !ownWay || way.currency !== ownWay.currency || way.cents >= ownWay.cents) return undefined;
  const isOld = [way, ownWay].flatMap(plansOf).some(({ checkedOn }) => isStale(checkedOn, staleAfter, day));
  const text = `Cheaper year: ${formatWay(way)} against ${formatWay(ownWay)}`;
  return { text, olderThan: isOld ? staleAfter : undefined };
}

/** The first question of the sheet to which the other app has the better answer. */
function betterAnswer(other: Candidate, own: Candidate, sheet: Sheet, day: string): Reason | undefined {
  for (const question of sheet.groups.flatMap((group) => group.facts)) {
    const [answer, ownAnswer] = [other, own].map(({ app }) => app.facts[question.id]);
    const fact = getFact(question, answer, sheet, day);
    const ownFact = getFact(question, ownAnswer, sheet, day);
    // That one number is known and the other is not says nothing of which is better.
    const isNumber = typeof answer?.answer === "number" && typeof ownAnswer?.answer === "number";
    if (!(fact.isBetter || isNumber) || compareAnswers(answer?.answer, ownAnswer?.answer, question) >= 0) continue;
    const text = `${fact.label}: ${fact.text}; ${own.app.name}: ${ownFact.text}`;
    return { text, olderThan: fact.olderThan ?? ownFact.olderThan };
  }
  return undefined;
}

/** Where the other app runs and this one does not; nothing where nobody knows where this one runs. */
function morePlatforms({ app }: Candidate, own: Candidate): Reason | undefined {
  const more = app.platforms.filter((platform) => !own.app.platforms.includes(platform));
  if (own.app.platforms.length === 0 || more.length === 0) return undefined;
  return { text: `Runs on ${formatList(more.map((one) => platformNames[one]))}` };
}

/** The criterion in which the other app is furthest ahead, where both have been tested. */
function morePoints(other: Candidate, own: Candidate): Reason | undefined {
  const ownPoints = new Map(own.points?.criteria.map(({ id, points }) => [id, points]));
  const [best] = (other.points?.criteria ?? [])
    .flatMap(({ id, title, points }) => {
      const before = ownPoints.get(id);
      return before !== undefined && points > before ? [{ title, points, before, lead: points - before }] : [];
    })
    .sort((a, b) => b.lead - a.lead);
  if (!best) return undefined;
  return { text: `More points for ${best.title}: ${formatScore(best.points)} against ${formatScore(best.before)}` };
}

/** An app to look at instead of another, and why. */
export type Alternative = { slug: string; name: string; reason: Reason };

/** How many are listed. */
const most = 3;

/**
 * Up to three apps to look at instead of one: those that its review names, in the review's order, then others of its kind,
 * most points first and then by name. An app that nobody has tested, or that has no reason in its favor, is left out.
 * @param named Slugs of the apps that the review compares.
 * @param day As `2025-06-28`.
 */
export function alternativesTo(
  own: Candidate,
  apps: readonly Candidate[],
  named: readonly string[],
  sheet: Sheet,
  day: string,
): Alternative[] {
  const place = (slug: string) => (named.includes(slug) ? named.indexOf(slug) : named.length);
  return apps
    .filter(({ app, points }) => app.slug !== own.app.slug && points !== undefined)
    .filter(({ app }) => named.includes(app.slug) || app.kind.some((one) => own.app.kind.includes(one)))
    .flatMap((other) => {
      const { slug, name } = other.app;
      const reason = reasonFor(other, own, sheet, day);
      return reason ? [{ slug, name, reason, total: other.points?.total ?? 0 }] : [];
    })
    .sort((a, b) => place(a.slug) - place(b.slug) || b.total - a.total || byName(a, b))
    .slice(0, most);
}

/** The apps to look at instead of the one that a review is about; none where it names no file of content/products. */
export function listAlternatives(site: Site, review: Review): readonly Alternative[] {
  const app = getAppOf(site, review);
  if (!app) return [];
  const toCandidate = (one: App): Candidate => ({ app: one, points: getResult(site, one.slug)?.points });
  const named = review.comparison.flatMap((one) => rankingBySlug(site).get(one.slug)?.about ?? []);
  const sheet = getDocument(site, "site/fact-sheet");
  return alternativesTo(toCandidate(app), appsByName(site).map(toCandidate), named, sheet, site.day);
}
