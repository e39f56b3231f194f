import { appsByName, reviewsByApp } from "../apps/apps";
import { costAddress } from "../apps/costs/cost-request";
import { priceFigures } from "../apps/price-figures";
import { getFacts } from "../apps/product-facts";
import type { Product } from "../content/entry-types";
import type { FactSheet, Question } from "../content/schemas/fact-sheet-schema";
import type { Site } from "../content/site/site";
import { formatDate } from "../util/date";
import { limits } from "../util/limits";
import { routes } from "../util/routes";
import type { FactLine } from "./search-types";
import { getStem, listTellingWords, splitWords } from "./word-forms";

/** Words that ask what an app costs. */
const priceWords = stemsOf("cost price pricing fee charge pay payment plan expensive cheap cheapest dollar");

/** Words that ask nothing beside the name of an app, and those that do not narrow down what is asked. */
const nameWords = stemsOf("app ai companion review vs versus");
const vagueWords = new Set([...nameWords, ...stemsOf("account data chat policy subscription")]);

/** Most apps and most facts of each that a search is answered with. */
const most = { apps: 3, facts: 3 };

/**
 * What is known of the apps that a query names, on what it asks: "luna refund", "cost of luna". What is not known is said.
 */
export function getFactLines(query: string, site: Site): FactLine[] {
  const sheet = site.library.documents["site/fact-sheet"]?.data;
  if (!sheet) return [];
  const { apps, rest } = findApps(query, site);
  if (apps.length === 0) return [];
  const stems = [...new Set(listTellingWords(rest).map(getStem))];
  const asked = stems.filter((stem) => !vagueWords.has(stem));
  const months = getMonths(rest);
  const asksPrice = months !== undefined || asked.some((stem) => priceWords.has(stem));
  const asksNothing = stems.every((stem) => nameWords.has(stem));
  const questions = findQuestions(asked, sheet);
  return apps.flatMap((app) => [
    ...(asksPrice || asksNothing ? [priceLine(app, site, sheet, months)] : []),
    ...factLines(app, questions, site, sheet),
  ]);
}

/** The months of "luna 7 months", within what is counted. */
function getMonths(rest: string): number | undefined {
  const months = Number(/\b(\d{1,3}) (?:months?|mo)\b/.exec(rest)?.[1]);
  return months >= 1 && months <= limits.costMonths ? months : undefined;
}

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(getStem));
}

/** Words of a query in which names are looked for. */
const mostWords = 16;

/** The apps that a query names, with or without spaces inside and the "AI" at the end, and the words that are left. */
export function findApps(query: string, site: Site): { apps: Product[]; rest: string } {
  const apps: Product[] = [];
  let words = splitWords(query).slice(0, mostWords);
  for (const app of appsByName(site)) {
    const names = [app.name, ...app.alsoCalled].map((name) => splitWords(name).join(""));
    const range = findRange(words, [...names, ...names.map((name) => name.replace(/(?<=...)ai$/, ""))]);
    if (!range) continue;
    apps.push(app);
    words = words.toSpliced(range.from, range.to - range.from);
  }
  return { apps: apps.slice(0, most.apps), rest: words.join(" ") };
}

/** The words in a row that make one of some names. */
function findRange(words: readonly string[], names: readonly string[]): { from: number; to: number } | undefined {
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      if (names.includes(words.slice(from, from + length).join(""))) return { from, to: from + length };
  return undefined;
}

/** The questions whose label, id or group has most of some words, and at least one. */
function findQuestions(stems: readonly string[], { groups }: FactSheet): Question[] {
  const counted = groups
    .flatMap(({ title, facts }) => facts.map((question) => ({ title, question })))
    .map(({ title, question }) => {
      const own = new Set(splitWords(`${question.label} ${question.id} ${title}`).map(getStem));
      return { question, count: stems.filter((stem) => own.has(stem)).length };
    });
  const best = Math.max(0, ...counted.map(({ count }) => count));
  if (best === 0) return [];
  return counted
    .filter(({ count }) => count === best)
    .map(({ question }) => question)
    .slice(0, most.facts);
}

function priceLine(app: Product, site: Site, sheet: FactSheet, months: number | undefined): FactLine {
  const price = reviewsByApp(site).get(app.slug)?.price;
  const { figures, checkedOn, olderThan } = priceFigures(
    { price, plans: app.plans },
    sheet.staleAfter.plans,
    site.day,
    months,
  );
  return {
    about: app.name,
    ...(app.icon ? { icon: app.icon } : {}),
    text:
      figures.length > 0
        ? figures.map(({ label, text }) => `${label.toLowerCase()} ${text.replace(/^Free/, "free")}`).join(", ")
        : "no price is known",
    ...getNote(checkedOn, olderThan),
    ...(app.sample && price === undefined && figures.length > 0 ? { sample: "Sample prices" } : {}),
    url:
      months !== undefined && figures.length > 0
        ? costAddress([app.slug], months)
        : pageOf(app, site, app.plans.length > 0 ? "plans" : "facts"),
  };
}

function factLines(app: Product, questions: readonly Question[], site: Site, sheet: FactSheet): FactLine[] {
  return questions.flatMap((question) => {
    const alone = { groups: [{ id: "asked", title: "", facts: [question] }], staleAfter: sheet.staleAfter };
    const fact = getFacts(app, alone, site.day)[0]?.facts[0];
    if (!fact) return [];
    return {
      about: app.name,
      ...(app.icon ? { icon: app.icon } : {}),
      text: `${fact.label}: ${fact.text}${fact.note ? `. ${fact.note}` : ""}`,
      ...getNote(fact.checkedOn, fact.olderThan),
      ...(app.sample && fact.tone !== "unknown" ? { sample: "Sample data" } : {}),
      url: pageOf(app, site, "facts"),
    };
  });
}

function getNote(checkedOn: string | undefined, olderThan: number | undefined): Pick<FactLine, "note"> {
  if (checkedOn === undefined) return {};
  const age = olderThan === undefined ? "" : `, more than ${olderThan} days ago`;
  return { note: `Checked ${formatDate(checkedOn)}${age}` };
}

/** The part of the review that has it; of an app without a review, the comparison. */
function pageOf({ slug }: Product, site: Site, part: "plans" | "facts"): string {
  const review = reviewsByApp(site).get(slug);
  return review ? `${routes.review(review.slug)}#${part}` : routes.compare([slug]);
}
