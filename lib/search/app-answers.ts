import { appsByName, getResult, reviewsByApp } from "../apps/apps";
import { comparisonTitle } from "../apps/comparison-links";
import { type Fact, getFacts } from "../apps/facts";
import { priceFigures } from "../apps/prices";
import type { App } from "../content/entry-types";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import { getDocument } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { formatDate } from "../util/date";
import { routes } from "../util/routes";
import type { AppAnswer, AppAnswers, AppFact } from "./search-document";
import { listTellingWords, splitWords } from "./words";

/** Most apps, and most facts of each, that a search is answered with. */
const most = { apps: 3, facts: 3 };

/** Words that ask what an app costs. */
const priceWords = beginningsOf("cost price pricing fee charge pay payment plan expensive cheap month year".split(" "));

/** The questions that ask for a way out. */
const waysOut: ReadonlySet<string> = new Set(["cancel-online", "account-deletion", "export"]);

/** Words that ask nothing beside the name of an app. */
const nameWords = beginningsOf("app ai companion review vs versus".split(" "));

/**
 * The apps that a query names, each with its review and what is known of it on what the query asks: "luna refund", "cost of
 * luna". What is not known is said.
 */
export function getAppAnswers(site: Site, query: string): AppAnswers {
  const sheet = getDocument(site, "site/fact-sheet");
  const { apps, rest } = findNamedApps(site, query);
  const asked = [...beginningsOf(listTellingWords(rest))].filter((one) => !nameWords.has(one));
  const asksPrice = asked.length === 0 || asked.some((one) => priceWords.has(one));
  const answers = apps.map((app): AppAnswer => {
    const review = reviewsByApp(site).get(app.slug);
    const points = review?.score?.points;
    return {
      name: app.name,
      ...(app.icon ? { icon: app.icon } : {}),
      url: review ? routes.review(review.slug) : routes.compare([app.slug]),
      isReview: review !== undefined,
      ...(points ? { points: { total: points.total, of: points.of } } : {}),
      facts: [...(asksPrice ? [priceLine(site, app, sheet)] : []), ...factLines(site, app, asked, sheet)],
    };
  });
  if (apps.length < 2) return { apps: answers };
  const url = routes.compare(apps.map(({ slug }) => slug));
  return { apps: answers, comparison: { name: comparisonTitle(apps), url } };
}

/** How words begin, by which they are compared: "delet" for delete and deletion. */
function beginningsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => word.replace(/s$/, "").slice(0, 5)));
}

/** The apps that a query names, with or without spaces inside and the "AI" at the end, and the words that are left. */
export function findNamedApps(site: Site, query: string): { apps: App[]; rest: string } {
  let words = ` ${splitWords(query).join(" ")} `;
  const apps = appsByName(site).filter(({ name, alsoCalled }) => {
    const before = words;
    for (const one of [name, ...alsoCalled]) {
      const letters = splitWords(one)
        .join("")
        .replace(/(?<=...)ai$/, "");
      words = words.replace(new RegExp(` ${[...letters].join(" ?")}(?: ?a ?i)? `), " ");
    }
    return words !== before;
  });
  return { apps: apps.slice(0, most.apps), rest: words.trim() };
}

function priceLine(site: Site, app: App, { staleAfter }: FactSheet): AppFact {
  const price = reviewsByApp(site).get(app.slug)?.price;
  const found = priceFigures({ price, plans: app.plans }, staleAfter.plans, site.day);
  const figures = found.figures.map(({ label, text }) => `${label.toLowerCase()} ${text.replace(/^Free/, "free")}`);
  return {
    ...toLine(site, app, app.plans.length > 0 ? "plans" : "facts", found),
    text: figures.join(", ") || "no price is known",
  };
}

/** The answers to the questions whose label, id or group has most of the words, and at least one. */
function factLines(site: Site, app: App, asked: readonly string[], sheet: FactSheet): AppFact[] {
  const counted = getFacts(app, sheet, site.day).flatMap(({ title, facts }) =>
    facts.map((fact) => {
      const own = beginningsOf(splitWords(`${fact.label} ${fact.id} ${title}`));
      return { fact, count: asked.filter((one) => own.has(one)).length };
    }),
  );
  const best = Math.max(1, ...counted.map(({ count }) => count));
  const found = counted.flatMap(({ fact, count }) => (count === best ? fact : [])).slice(0, most.facts);
  // Its review has the steps that the newest test has recorded.
  const isRecorded = getResult(site, app.slug)?.test.leaving !== undefined;
  return found.map((fact) => ({
    ...toLine(site, app, isRecorded && waysOut.has(fact.id) ? "way-out" : "facts", fact),
    text: `${fact.label}: ${fact.text}${fact.note ? `. ${fact.note}` : ""}`,
  }));
}

/** A line that leads to the part of the review that has it; of an app without a review, to the comparison. */
function toLine(site: Site, app: App, part: string, { checkedOn, olderThan }: Pick<Fact, "checkedOn" | "olderThan">) {
  const review = reviewsByApp(site).get(app.slug);
  const age = olderThan === undefined ? "" : `, more than ${olderThan} days ago`;
  return {
    ...(checkedOn === undefined ? {} : { note: `Checked ${formatDate(checkedOn)}${age}` }),
    url: review ? `${routes.review(review.slug)}#${part}` : routes.compare([app.slug]),
  };
}
