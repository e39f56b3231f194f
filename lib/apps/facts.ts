import { type AnswerTone, answerText, getTone } from "../content/apps/answer-kinds";
import type { App } from "../content/entry-types";
import { type Answer, type AppData, platformNames } from "../content/schemas/app-schema";
import type { FactSheet, Question } from "../content/schemas/fact-sheet-schema";
import { getDocument } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { formatDate } from "../util/date";
import { getChanges } from "./changes";
import { costTable } from "./costs/cost-table";
import { isStale } from "./freshness";
import { planRows, priceSources } from "./prices";

/** A question of the fact sheet with the answer of one app. */
export type Fact = Pick<Question, "id" | "label" | "question" | "why"> & {
  tone: AnswerTone;
  /** At the head of a column. */
  short: string;
  /** Whether this is the answer that is better for a reader; absent where none is, and where it is only partly so. */
  isBetter?: boolean | undefined;
  /** The answer in words: "yes", "30 days", "not known". */
  text: string;
  note?: string | undefined;
  source?: string | undefined;
  /** What we saw in a test, or what they state; absent where nothing is known. */
  seen?: "observed" | "stated" | undefined;
  /** Address of a picture of what we saw. */
  picture?: string | undefined;
  /** Absent where nobody has looked. */
  checkedOn?: string | undefined;
  /** Days after which the answer counts as old; present where it is. */
  olderThan?: number | undefined;
};

export type FactGroup = { id: string; title: string; facts: Fact[] };

type Sheet = Pick<FactSheet, "groups" | "staleAfter">;

/** Every question of the sheet with its answer, in the sheet's order. What the file leaves out is unknown. */
export function getFacts({ facts }: Pick<AppData, "facts">, sheet: Sheet, day: string): FactGroup[] {
  return sheet.groups.map(({ id, title, facts: questions }) => ({
    id,
    title,
    facts: questions.map((question) => getFact(question, facts[question.id], sheet, day)),
  }));
}

/** A question with its answer. */
export function getFact(
  { id, label, short = label, question, why, unit, better, staleAfter }: Question,
  { answer, note, source, picture, checkedOn }: Partial<Answer> = {},
  sheet: Pick<FactSheet, "staleAfter">,
  day: string,
): Fact {
  const tone = getTone(answer);
  const days = staleAfter ?? sheet.staleAfter.facts;
  const isOld = tone !== "unknown" && checkedOn !== undefined && isStale(checkedOn, days, day);
  return {
    id,
    label,
    short,
    question,
    why,
    tone,
    note,
    source,
    seen: tone === "unknown" ? undefined : howSeen(source),
    picture,
    checkedOn,
    text: answerText(answer, { unit, better }),
    ...(better && (tone === "yes" || tone === "no") ? { isBetter: tone === better } : {}),
    ...(isOld ? { olderThan: days } : {}),
  };
}

/** How many of the questions have an answer. */
export type AnswerCount = { answered: number; asked: number };

/** Counts the answers that somebody has checked. */
export function countAnswers(groups: readonly Pick<FactGroup, "facts">[]): AnswerCount {
  const all = groups.flatMap(({ facts }) => facts);
  return { answered: all.filter(({ tone }) => tone !== "unknown").length, asked: all.length };
}

type ShownSheet = Sheet & Pick<FactSheet, "dealBreakers" | "columns">;

/**
 * The answers that come first on a review: those that the sheet names, or the first of each of its first three groups. Where the
 * ranking shows a worse one than all of these, it follows them: no app is shown by its good sides alone.
 */
export function getDealBreakers(app: Pick<AppData, "facts">, sheet: ShownSheet, day: string): Fact[] {
  const named = pickFacts(app, sheet, day, sheet.dealBreakers);
  const [worst] = getColumns(app, sheet, day).sort((a, b) => badness(b) - badness(a));
  return worst && named.every((fact) => badness(fact) < badness(worst)) ? [...named, worst] : named;
}

/** How bad an answer is for a reader. What is not known is not bad. */
function badness({ isBetter, tone }: Fact): number {
  return isBetter === false ? 2 : tone === "partly" ? 1 : 0;
}

/** The answers that the ranking shows, one a column: those that the sheet names, or those that it names for reviews. */
export function getColumns(app: Pick<AppData, "facts">, sheet: ShownSheet, day: string): Fact[] {
  return pickFacts(app, sheet, day, sheet.columns.length > 0 ? sheet.columns : sheet.dealBreakers);
}

/** Those with these ids, or without ids the first of each of the first three groups. */
function pickFacts(app: Pick<AppData, "facts">, sheet: Sheet, day: string, ids: readonly string[]): Fact[] {
  const groups = getFacts(app, sheet, day).map(({ facts }) => facts);
  if (ids.length === 0) return groups.flatMap((facts) => facts.slice(0, 1)).slice(0, 3);
  return ids.flatMap((id) => groups.flat().find((fact) => fact.id === id) ?? []);
}

/** Whether a source is one of our tests, in which we saw it, or a page on which they state it. */
export function howSeen(source: string | undefined): "observed" | "stated" | undefined {
  return source === undefined ? undefined : source.startsWith("test:") ? "observed" : "stated";
}

/** "Companion, Roleplay"; empty where no kind is known. */
export function nameKinds(kind: AppData["kind"], kinds: FactSheet["kinds"]): string {
  return kinds.flatMap(({ id, label }) => (kind.includes(id) ? label : [])).join(", ");
}

/** What is known of an app beside the questions, each with its label; an empty text where it is not known. */
export function getBasics(
  { kind, platforms, adult, maker }: Pick<AppData, "kind" | "platforms" | "adult" | "maker">,
  { kinds }: Pick<FactSheet, "kinds">,
): { label: string; text: string }[] {
  return [
    { label: "Type", text: nameKinds(kind, kinds) },
    { label: "Runs on", text: platforms.map((platform) => platformNames[platform]).join(", ") },
    { label: "Content for adults", text: adult === "unknown" ? "" : adult },
    { label: "Made by", text: maker?.name ?? "" },
  ];
}

/** The source of a statement, as readers see it: the host of a page, with the page's address, or one of our tests by its day. */
export function nameSource(source: string): { text: string; href?: string | undefined } {
  if (source.startsWith("test:")) return { text: `our test of ${formatDate(source.slice("test:".length))}` };
  return { text: new URL(source).hostname.replace(/^www\./, ""), href: source };
}

export type AppFacts = ReturnType<typeof getAppFacts>;

/** What is known of an app: plans, what they cost, answers, other facts and changes. */
export function getAppFacts(site: Site, app: App) {
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
