import { listOld } from "../apps/freshness";
import { describeWrongAnswer, getTone } from "../content/apps/answer-kinds";
import { brokenSlugs, diagnosticAt, findRepeats, knownSlugs } from "../content/read/diagnostics";
import type { Question } from "../content/schemas/fact-sheet-schema";
import { dayOfContent } from "../content/site/day-of-content";
import type { Library } from "../content/site/library";
import { suggestName } from "../util/nearest";
import { type Found, formerData, type RuleOptions } from "./rule";

type AppEntry = Library["collections"]["products"][number];
type SheetEntry = NonNullable<Library["documents"]["site/fact-sheet"]>;

/** Checks the answers, plans and kinds of each app, and references to apps. check-dates.ts checks the days. */
export function* checkApps(library: Library, { day }: Pick<RuleOptions, "day">): Found {
  const { products, reviews } = library.collections;
  const sheet = library.documents["site/fact-sheet"];
  const known = knownSlugs(library, "products");
  const partners = knownSlugs(library, "partners");
  const readersDay = dayOfContent(library, day);
  if (sheet) yield* checkQuestions(sheet);
  for (const entry of products) {
    if (sheet) yield* checkKinds(entry, sheet);
    if (sheet) yield* checkAnswers(entry, sheet, library);
    yield* checkPlans(entry);
    const { partner } = entry.data;
    if (partner !== undefined && !partners.includes(partner)) {
      const message = `There is no content/partners/${partner}.md. ${suggestName(partner, partners)}`;
      yield diagnosticAt(entry, ["partner"], message);
    }
    // Readers see these marked as old.
    for (const { id, path, checkedOn, staleAfter } of sheet ? listOld(entry.data, sheet.data, readersDay) : []) {
      const message = `"${id}" was checked on ${checkedOn}, more than ${staleAfter} days ago: check it again. Readers see that it is old.`;
      yield diagnosticAt(entry, path, message, "warning");
    }
  }
  for (const { entry, earlier } of findRepeats(products, ({ data }) => data.name.toLowerCase()))
    yield diagnosticAt(entry, ["name"], `${earlier.slug} has this name too. Give one of them another.`);
  const ofApps = reviews.filter(({ data }) => data.about !== undefined);
  for (const entry of ofApps) {
    const { about = "" } = entry.data;
    const message = `There is no content/products/${about}.md. ${suggestName(about, known)}`;
    if (!known.includes(about)) yield diagnosticAt(entry, ["about"], message);
  }
  for (const { entry, earlier, value } of findRepeats(ofApps, ({ data }) => data.about ?? ""))
    yield diagnosticAt(entry, ["about"], `${earlier.slug} is about ${value} already. An app has one review.`);
}

function* checkQuestions(sheet: SheetEntry): Found {
  const questions = sheet.data.groups.flatMap(({ facts }, group) =>
    facts.map((question, index) => ({ ...question, path: ["groups", group, "facts", index] })),
  );
  const ids = [...new Set(questions.map(({ id }) => id))];
  for (const { entry } of findRepeats(questions, ({ id }) => id))
    yield diagnosticAt(sheet, [...entry.path, "id"], `The question "${entry.id}" appears twice. Remove one.`);
  for (const field of ["dealBreakers", "columns"] as const)
    for (const [index, id] of sheet.data[field].entries())
      if (!ids.includes(id))
        yield diagnosticAt(sheet, [field, index], `There is no question "${id}". ${suggestName(id, ids)}`);
  for (const { kind, better, path } of questions) {
    const fitting = kind === "number" ? ["higher", "lower"] : kind === "yes-no" ? ["yes", "no"] : [];
    if (better === undefined || fitting.includes(better)) continue;
    const instead = fitting.length > 0 ? `Write ${fitting.join(" or ")}, or remove it.` : "Remove it.";
    yield diagnosticAt(sheet, [...path, "better"], `"${better}" is not an answer to this question. ${instead}`);
  }
}

function* checkKinds(entry: AppEntry, { data: { kinds } }: SheetEntry): Found {
  const ids = kinds.map(({ id }) => id);
  for (const [index, kind] of entry.data.kind.entries())
    if (!ids.includes(kind)) {
      const message = `"${kind}" is not under kinds in site/fact-sheet.md. ${suggestName(kind, ids)}`;
      yield diagnosticAt(entry, ["kind", index], message);
    }
}

function* checkAnswers(entry: AppEntry, { data: { groups } }: SheetEntry, library: Library): Found {
  const questions = new Map(
    groups.flatMap(({ facts, needsPicture = false }) =>
      facts.map((one) => [one.id, { ...one, needsPicture }] as const),
    ),
  );
  for (const [id, fact] of Object.entries(entry.data.facts)) {
    const path = ["facts", id];
    const question = questions.get(id);
    if (question) yield* checkAnswer(entry, id, question);
    else {
      const message = `site/fact-sheet.md has no question "${id}". ${suggestName(id, [...questions.keys()])}`;
      yield diagnosticAt(entry, path, message);
    }
    // What we say to have seen of law and security, we show; and a picture is one of the test that is named as the source.
    const { answer, source = "", picture } = fact;
    const isSeen = source.startsWith("test:");
    if (picture === undefined) {
      if (!question?.needsPicture || !isSeen || getTone(answer) === "unknown" || answer === "no") continue;
      const message = `"${id}" says that we saw it. Name the picture that shows it, as "picture", from that test's evidence; or write what the app states, with its address.`;
      yield diagnosticAt(entry, path, message);
      continue;
    }
    const name = `${entry.slug}-${source.slice("test:".length)}`;
    const test = library.collections["test-reports"].find(({ slug }) => slug === name);
    const isThere = test?.data.evidence.some(({ file }) => file === picture);
    if (isSeen && (isThere || brokenSlugs(library, "test-reports").includes(name))) continue;
    const message = "This is not a picture of the test that is the source of the answer. List it there under evidence.";
    yield diagnosticAt(entry, [...path, "picture"], message);
  }
}

function* checkAnswer(entry: AppEntry, id: string, question: Question): Found {
  const { answer, source, checkedOn } = entry.data.facts[id] ?? { answer: "unknown" };
  const wrong = describeWrongAnswer(answer, question);
  if (wrong) {
    const hint = typeof answer === "number" ? " A text of digits stands between quotation marks." : "";
    yield diagnosticAt(entry, ["facts", id, "answer"], `"${answer}" does not answer "${id}". ${wrong}${hint}`);
  }
  if (answer === "unknown") return;
  for (const field of [source ? [] : "source", checkedOn ? [] : "checkedOn"].flat()) {
    const message = `"${id}" has an answer without "${field}". Say where it is published and when you checked, or write "answer: unknown".`;
    yield diagnosticAt(entry, ["facts", id], message);
  }
}

function* checkPlans(entry: AppEntry): Found {
  const { plans, changes } = entry.data;
  const ids = plans.map(({ id }) => id);
  for (const { entry: index, value } of findRepeats([...plans.keys()], (at) => ids[at] ?? ""))
    yield diagnosticAt(
      entry,
      ["plans", index, "id"],
      `The plan "${value}" appears twice. Give one of them another id.`,
    );
  for (const [index, { history, price }] of plans.entries())
    for (const [at, step] of history.entries()) {
      const path = ["plans", index, "history", at];
      const next = history[at + 1];
      if (next && next.until <= step.until)
        yield diagnosticAt(entry, [...path, "until"], "List former prices oldest first, each with its own day.");
      else if ((next?.price ?? price) === step.price)
        yield diagnosticAt(entry, [...path, "price"], "This is not a change: the next price is the same. Remove it.");
    }
  for (const [index, { plan }] of changes.entries())
    if (plan !== undefined && !ids.includes(plan))
      yield diagnosticAt(entry, ["changes", index, "plan"], `There is no plan "${plan}". ${suggestName(plan, ids)}`);
}

/** A price that was shown to readers leaves a trace when it changes, which /changes tells. */
export function* checkFormerPrices({ collections: { products } }: Library, { day, former }: RuleOptions): Found {
  for (const entry of products) {
    const before = formerData(former, "products", entry);
    const told = new Set(before?.changes.map(({ what }) => what));
    for (const [index, { id, price, history }] of entry.data.plans.entries()) {
      const was = before?.plans.find((plan) => plan.id === id)?.price;
      const isTold = entry.data.changes.some(({ plan, what }) => plan === id && !told.has(what));
      if (was === undefined || was === price || history.at(-1)?.price === was || isTold) continue;
      const message = `The price was ${was}. Add to this plan "history: [{ price: ${was}, until: ${day} }]"; or if ${was} was a mistake, say so under "changes" with "plan: ${id}".`;
      yield diagnosticAt(entry, ["plans", index, "price"], message);
    }
  }
}
