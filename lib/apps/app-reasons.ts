import { compareAnswers } from "../content/products/answer-kinds";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import { type ProductData, platformNames } from "../content/schemas/product-schema";
import type { Points } from "../content/scoring/points";
import { formatMoney } from "../util/money";
import { formatList, formatScore } from "../util/number";
import { cheapestWay, plansOf } from "./costs/cheapest-way";
import { isStale } from "./freshness";
import { getFacts } from "./product-facts";

/** An app that may be better than another, with what its newest test gives it. */
export type ComparableApp = {
  name: string;
  product: Pick<ProductData, "plans" | "facts" | "platforms" | "sample" | "invented">;
  /** Absent where nobody has tested it. */
  result?: { points: Points; test: { sample: boolean } } | undefined;
};

/** Why to look at another app, in words that both files bear out. */
export type Reason = {
  /** "Cheaper year: $95.88 against $199.99". */
  text: string;
  /** Days after which what it rests on counts as old; present where it is. */
  olderThan?: number | undefined;
};

type Sheet = Pick<FactSheet, "groups" | "staleAfter">;

/** Answers of the fact sheet that are given as reasons, at most. */
const mostAnswers = 2;

/**
 * What one app has over another: a cheaper year, better answers, more points, where it runs. Nothing else is looked at:
 * no partner, no offer, no commission.
 * @param day As `2025-06-28`.
 */
export function reasonsFor(other: ComparableApp, own: ComparableApp, sheet: Sheet, day: string): Reason[] {
  const known = [
    ...cheaperYear(other, own, sheet.staleAfter.plans, day),
    ...betterAnswers(other, own, sheet, day).slice(0, mostAnswers),
    ...morePlatforms(other, own),
  ];
  return [...known, ...morePoints(other, own)];
}

function cheaperYear(other: ComparableApp, own: ComparableApp, staleAfter: number, day: string): Reason[] {
  const [way, ownWay] = [other, own].map(({ product }) => cheapestWay(product.plans, 12));
  if (!way || !ownWay || way.currency !== ownWay.currency || way.cents >= ownWay.cents) return [];
  const isOld = [way, ownWay].flatMap(plansOf).some(({ checkedOn }) => isStale(checkedOn, staleAfter, day));
  return [
    {
      text: `Cheaper year: ${formatMoney(way.cents, way.currency)} against ${formatMoney(ownWay.cents, ownWay.currency)}`,
      olderThan: isOld ? staleAfter : undefined,
    },
  ];
}

/** Questions to which the other app has the better answer, in the order of the sheet. */
function betterAnswers(other: ComparableApp, own: ComparableApp, sheet: Sheet, day: string): Reason[] {
  const [facts, ownFacts] = [other, own].map(({ product }) =>
    getFacts(product, sheet, day).flatMap((one) => one.facts),
  );
  const questions = sheet.groups.flatMap((group) => group.facts);
  return questions.flatMap((question, index) => {
    const fact = facts?.[index];
    const ownFact = ownFacts?.[index];
    if (!fact || !ownFact) return [];
    const answer = getAnswer(other, question.id);
    const ownAnswer = getAnswer(own, question.id);
    // That one number is known and the other is not says nothing of which is better.
    const canBeCompared = fact.isBetter === true || (typeof answer === "number" && typeof ownAnswer === "number");
    if (!canBeCompared || compareAnswers(answer, ownAnswer, question) >= 0) return [];
    const text = `${fact.label}: ${fact.text}; ${own.name}: ${ownFact.text}`;
    return [{ text, olderThan: fact.olderThan ?? ownFact.olderThan }];
  });
}

function getAnswer({ product: { facts } }: ComparableApp, id: string) {
  return Object.hasOwn(facts, id) ? facts[id]?.answer : undefined;
}

/** The criterion in which the other app is furthest ahead, where both have been tested. */
function morePoints(other: ComparableApp, own: ComparableApp): Reason[] {
  const ownPoints = new Map(own.result?.points.criteria.map(({ id, points }) => [id, points]));
  const [best] = (other.result?.points.criteria ?? [])
    .flatMap(({ id, title, points }) => {
      const before = ownPoints.get(id);
      return before !== undefined && points > before ? [{ title, points, before, lead: points - before }] : [];
    })
    .sort((a, b) => b.lead - a.lead);
  if (!best) return [];
  return [
    {
      text: `More points for ${best.title}: ${formatScore(best.points)} against ${formatScore(best.before)}`,
    },
  ];
}

/** Where the other app runs and this one does not; nothing where nobody knows where this one runs. */
function morePlatforms({ product }: ComparableApp, own: ComparableApp): Reason[] {
  if (own.product.platforms.length === 0) return [];
  const more = product.platforms.filter((platform) => !own.product.platforms.includes(platform));
  return more.length === 0 ? [] : [{ text: `Runs on ${formatList(more.map((one) => platformNames[one]))}` }];
}
