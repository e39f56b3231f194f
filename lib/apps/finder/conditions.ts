import { isFree } from "../../content/apps/plan-costs";
import { type AppData, type Plan, type Platform, platformNames } from "../../content/schemas/app-schema";
import type { FactSheet, Question } from "../../content/schemas/fact-sheet-schema";
import { formatMoney } from "../../util/number";
import { lowerFirst } from "../../util/title";
import { cheapestWay, describeWay, formatWay, plansOf } from "../costs/cheapest-way";
import { getFact, nameKinds } from "../facts";
import { isStale } from "../freshness";
import type { FindCriteria } from "./criteria";

/** What of an app the conditions look at. No partner, offer or commission. */
export type JudgedApp = Pick<AppData, "plans" | "facts" | "kind" | "platforms" | "adult">;

/** Something that an app must meet. */
export type Condition = {
  /** Stable and unique: "month", "fact.account-deletion". */
  id: string;
  /** What must be, in a few words: "You can delete the account yourself". */
  label: string;
  judge: (app: JudgedApp) => Judgement;
};

type Sheet = Pick<FactSheet, "groups" | "kinds" | "staleAfter">;

/** The answer that a question must have: the better one; where none is better, yes. Only for questions of yes and no. */
export function wantedAnswer({ kind, better }: Pick<Question, "kind" | "better">): "yes" | "no" | undefined {
  return kind === "yes-no" ? (better === "no" ? "no" : "yes") : undefined;
}

/**
 * The conditions that an address asks for, in the order of the form, and how many names in it are not known.
 * @param day Today as `2025-06-28`.
 */
export function getConditions(criteria: FindCriteria, sheet: Sheet, day: string) {
  const { month, year, free, platforms, kinds, adult, facts } = criteria;
  const questions = new Map(sheet.groups.flatMap((group) => group.facts.map((question) => [question.id, question])));
  const knownPlatforms = platforms.filter((one): one is Platform => Object.hasOwn(platformNames, one));
  const knownKinds = sheet.kinds.filter(({ id }) => kinds.includes(id));
  const asked = facts.flatMap((id) => {
    const question = questions.get(id);
    const wanted = question && wantedAnswer(question);
    return question && wanted ? [{ ...question, wanted }] : [];
  });
  const conditions: Condition[] = [
    ...(month === undefined
      ? []
      : [costing({ id: "month", months: 1, cents: month, words: "for one month" }, sheet, day)]),
    ...(year === undefined ? [] : [costing({ id: "year", months: 12, cents: year, words: "for a year" }, sheet, day)]),
    ...(free ? [{ id: "free", label: "Has a free plan", judge: ({ plans }: JudgedApp) => judgeFreePlan(plans) }] : []),
    ...knownPlatforms.map((platform) => onPlatform(platform)),
    ...(knownKinds.length > 0 ? [ofKind(knownKinds, sheet)] : []),
    ...(adult ? [forAdults(adult)] : []),
    ...asked.map((question) => answering(question, sheet, day)),
  ];
  const known = knownPlatforms.length + knownKinds.length + asked.length;
  return { conditions, unknown: platforms.length + kinds.length + facts.length - known };
}

function onPlatform(platform: Platform): Condition {
  const name = platformNames[platform];
  return {
    id: `platform.${platform}`,
    label: `Runs on ${name}`,
    judge({ platforms }) {
      if (platforms.length === 0) return { outcome: "unknown", text: "where it runs" };
      if (platforms.includes(platform)) return { outcome: "met", text: `Runs on ${name}` };
      return { outcome: "failed", text: `runs on ${platforms.map((one) => platformNames[one]).join(", ")} only` };
    },
  };
}

function ofKind(wanted: readonly { id: string; label: string }[], sheet: Pick<FactSheet, "kinds">): Condition {
  return {
    id: "kind",
    label: `Type: ${wanted.map(({ label }) => label).join(" or ")}`,
    judge(app) {
      const kinds = nameKinds(app.kind, sheet.kinds);
      if (kinds === "") return { outcome: "unknown", text: "its kind" };
      const isOne = wanted.some(({ id }) => app.kind.includes(id));
      return isOne
        ? { outcome: "met", text: kinds }
        : { outcome: "failed", text: `its type is ${kinds.toLowerCase()}` };
    },
  };
}

/** An app where it can be switched on or off is right for both. */
function forAdults(wanted: "yes" | "no"): Condition {
  const words = {
    yes: "Has content for adults",
    no: "Has no content for adults",
    optional: "Content for adults is optional",
  };
  return {
    id: "adult",
    label: words[wanted],
    judge({ adult }) {
      if (adult === "unknown") return { outcome: "unknown", text: "whether it has content for adults" };
      const isMet = adult === wanted || adult === "optional";
      return isMet ? { outcome: "met", text: words[adult] } : { outcome: "failed", text: lowerFirst(words[adult]) };
    },
  };
}

function answering({ wanted, ...question }: Question & { wanted: "yes" | "no" }, sheet: Sheet, day: string): Condition {
  const label = wanted === "yes" ? question.label : `${question.label}: no`;
  return {
    id: `fact.${question.id}`,
    label,
    judge({ facts }) {
      const fact = getFact(question, facts[question.id], sheet, day);
      if (fact.tone === "unknown") return { outcome: "unknown", text: lowerFirst(question.label) };
      if (fact.tone === wanted) return { outcome: "met", text: label, olderThan: fact.olderThan };
      return { outcome: "failed", text: `${lowerFirst(question.label)}: ${fact.text}` };
    },
  };
}

/** Whether an app meets a condition. Not known is neither met nor failed. */
export type Judgement = {
  outcome: "met" | "failed" | "unknown";
  /** Met: what is so, as a sentence begins. Failed: what is otherwise. Unknown: what nobody knows. */
  text: string;
  /** Days after which the answer counts as old; present where it is. */
  olderThan?: number | undefined;
};

type PriceLimit = { id: string; months: number; cents: number; words: string };

/** The cheapest way to pay keeps to a price, or a plan costs nothing: then the price of the others is said, too. In US dollars only. */
function costing({ id, months, cents, words }: PriceLimit, { staleAfter }: Sheet, day: string): Condition {
  return {
    id,
    label: `Up to ${formatMoney(cents, "USD")} ${words}`,
    judge({ plans }) {
      if (plans.length === 0) return { outcome: "unknown", text: `what it costs ${words}` };
      const met = (text: string, used: readonly Plan[]): Judgement => {
        const isOld = used.some(({ checkedOn }) => isStale(checkedOn, staleAfter.plans, day));
        return { outcome: "met", text, olderThan: isOld ? staleAfter.plans : undefined };
      };
      const way = cheapestWay(plans, months);
      const inDollars = way?.currency === "USD" ? way : undefined;
      const paid = inDollars && `${formatWay(inDollars)} ${words} (${describeWay(inDollars, plans)})`;
      if (paid && inDollars.cents <= cents) return met(paid, plansOf(inDollars));
      const free = plans.find(isFree);
      if (free) return met(`Free plan: ${free.name}${paid ? `; paid, ${paid}` : ""}`, [free]);
      return paid
        ? { outcome: "failed", text: `costs ${paid}` }
        : { outcome: "unknown", text: `what it costs ${words} in US dollars` };
    },
  };
}

/** Whether there is a plan that costs nothing. */
function judgeFreePlan(plans: readonly Plan[]): Judgement {
  if (plans.length === 0) return { outcome: "unknown", text: "whether it has a free plan" };
  const free = plans.find(isFree);
  return free ? { outcome: "met", text: `Free plan: ${free.name}` } : { outcome: "failed", text: "has no free plan" };
}
