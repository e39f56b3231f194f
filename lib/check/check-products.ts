import { listOld } from "../apps/freshness";
import { describeWrongAnswer, getTone } from "../content/products/answer-kinds";
import { brokenSlugs, diagnosticAt, findRepeats, knownSlugs } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Question } from "../content/schemas/fact-sheet-schema";
import type { ProductData } from "../content/schemas/product-schema";
import type { Library } from "../content/site/library";
import { suggestName } from "../util/nearest";
import { formerData, type RuleOptions } from "./rule";

type ProductEntry = Library["collections"]["products"][number];
type SheetEntry = NonNullable<Library["documents"]["site/fact-sheet"]>;

/** Checks the answers, plans and kinds of each app, and references to apps. check-dates.ts checks the days. */
export function checkProducts(library: Library, { day }: Pick<RuleOptions, "day">): Diagnostic[] {
  const { products, reviews } = library.collections;
  const sheet = library.documents["site/fact-sheet"];
  const known = knownSlugs(library, "products");
  return [
    ...(sheet ? checkQuestions(sheet) : []),
    ...products.flatMap((entry) => [
      ...(sheet
        ? [...checkKinds(entry, sheet), ...checkAnswers(entry, sheet), ...checkSeen(entry, sheet, library)]
        : []),
      ...checkPlans(entry),
      ...checkPartner(entry, library),
      ...(sheet ? findStale(entry, sheet, day) : []),
    ]),
    ...findRepeats(products, ({ data }) => data.name.toLowerCase()).map(({ entry, earlier }) =>
      diagnosticAt(entry, ["name"], `${earlier.slug} has this name too. Give one of them another.`),
    ),
    ...reviews.flatMap((entry) => {
      const { about } = entry.data;
      if (about === undefined || known.includes(about)) return [];
      const message = `There is no content/products/${about}.md. ${suggestName(about, known)}`;
      return [diagnosticAt(entry, ["about"], message)];
    }),
    ...findRepeats(
      reviews.filter(({ data }) => data.about !== undefined),
      ({ data }) => data.about ?? "",
    ).map(({ entry, earlier, value }) =>
      diagnosticAt(entry, ["about"], `${earlier.slug} is about ${value} already. An app has one review.`),
    ),
  ];
}

function getQuestions({ data }: SheetEntry): Map<string, Question> {
  return new Map(data.groups.flatMap(({ facts }) => facts).map((question) => [question.id, question]));
}

function checkQuestions(sheet: SheetEntry): Diagnostic[] {
  const questions = sheet.data.groups.flatMap(({ facts }, group) =>
    facts.map(({ id, kind, better }, index) => ({ id, kind, better, path: ["groups", group, "facts", index] })),
  );
  return [
    ...findRepeats(questions, ({ id }) => id).map(({ entry: { id, path } }) =>
      diagnosticAt(sheet, [...path, "id"], `The question "${id}" appears twice. Remove one.`),
    ),
    ...(["dealBreakers", "columns"] as const).flatMap((field) =>
      [...sheet.data[field].entries()]
        .filter(([, id]) => !questions.some((question) => question.id === id))
        .map(([index, id]) => {
          const message = `There is no question "${id}". ${suggestName(id, [...new Set(questions.map((one) => one.id))])}`;
          return diagnosticAt(sheet, [field, index], message);
        }),
    ),
    ...questions.flatMap(({ kind, better, path }) => {
      const fitting = kind === "number" ? ["higher", "lower"] : kind === "yes-no" ? ["yes", "no"] : [];
      if (better === undefined || fitting.includes(better)) return [];
      const instead = fitting.length > 0 ? `Write ${fitting.join(" or ")}, or remove it.` : "Remove it.";
      return [diagnosticAt(sheet, [...path, "better"], `"${better}" is not an answer to this question. ${instead}`)];
    }),
  ];
}

function checkKinds(entry: ProductEntry, { data: { kinds } }: SheetEntry): Diagnostic[] {
  const ids = kinds.map(({ id }) => id);
  return [...entry.data.kind.entries()]
    .filter(([, kind]) => !ids.includes(kind))
    .map(([index, kind]) => {
      const message = `"${kind}" is not under kinds in site/fact-sheet.md. ${suggestName(kind, ids)}`;
      return diagnosticAt(entry, ["kind", index], message);
    });
}

function checkAnswers(entry: ProductEntry, sheet: SheetEntry): Diagnostic[] {
  const questions = getQuestions(sheet);
  return Object.entries(entry.data.facts).flatMap(([id, { answer, source, checkedOn }]) => {
    const question = questions.get(id);
    if (!question) {
      const message = `site/fact-sheet.md has no question "${id}". ${suggestName(id, [...questions.keys()])}`;
      return [diagnosticAt(entry, ["facts", id], message)];
    }
    const wrong = describeWrongAnswer(answer, question);
    const missing = answer === "unknown" ? [] : [source ? [] : "source", checkedOn ? [] : "checkedOn"].flat();
    return [
      ...(wrong
        ? [
            diagnosticAt(
              entry,
              ["facts", id, "answer"],
              `"${answer}" does not answer "${id}". ${wrong}${typeof answer === "number" ? " A text of digits stands between quotation marks." : ""}`,
            ),
          ]
        : []),
      ...missing.map((field) => {
        const message = `"${id}" has an answer without "${field}". Say where it is published and when you checked, or write "answer: unknown".`;
        return diagnosticAt(entry, ["facts", id], message);
      }),
    ];
  });
}

/** What we say to have seen of law and security, we show; and a picture is one of the test that is named as the source. */
function checkSeen(entry: ProductEntry, sheet: SheetEntry, library: Library): Diagnostic[] {
  const shown = new Set(
    sheet.data.groups.flatMap(({ needsPicture, facts }) => (needsPicture ? facts : [])).map(({ id }) => id),
  );
  const brokenTests = brokenSlugs(library, "test-reports");
  return Object.entries(entry.data.facts).flatMap(([id, { answer, source = "", picture }]) => {
    const isSeen = source.startsWith("test:");
    if (picture === undefined) {
      if (!shown.has(id) || !isSeen || getTone(answer) === "unknown" || answer === "no") return [];
      const message = `"${id}" says that we saw it. Name the picture that shows it, as "picture", from that test's evidence; or write what the app states, with its address.`;
      return [diagnosticAt(entry, ["facts", id], message)];
    }
    const name = `${entry.slug}-${source.slice("test:".length)}`;
    if (isSeen && brokenTests.includes(name)) return [];
    const test = library.collections["test-reports"].find(({ slug }) => slug === name);
    if (isSeen && test?.data.evidence.some(({ file }) => file === picture)) return [];
    const message = "This is not a picture of the test that is the source of the answer. List it there under evidence.";
    return [diagnosticAt(entry, ["facts", id, "picture"], message)];
  });
}

function checkPlans(entry: ProductEntry): Diagnostic[] {
  const { plans, changes } = entry.data;
  const ids = plans.map(({ id }) => id);
  return [
    ...findRepeats([...plans.entries()], ([, { id }]) => id).map(({ entry: [index], value }) =>
      diagnosticAt(entry, ["plans", index, "id"], `The plan "${value}" appears twice. Give one of them another id.`),
    ),
    ...plans.flatMap(({ history, price }, index) =>
      history.flatMap((step, at) => {
        const path = ["plans", index, "history", at];
        const next = history[at + 1];
        if (next && next.until <= step.until)
          return [diagnosticAt(entry, [...path, "until"], "List former prices oldest first, each with its own day.")];
        if ((next?.price ?? price) !== step.price) return [];
        return [
          diagnosticAt(entry, [...path, "price"], "This is not a change: the next price is the same. Remove it."),
        ];
      }),
    ),
    ...[...changes.entries()].flatMap(([index, { plan }]) => {
      if (plan === undefined || ids.includes(plan)) return [];
      return [diagnosticAt(entry, ["changes", index, "plan"], `There is no plan "${plan}". ${suggestName(plan, ids)}`)];
    }),
  ];
}

/** A price that was shown to readers leaves a trace when it changes, which /changes tells. */
export function checkFormerPrices(
  { collections: { products } }: Pick<Library, "collections">,
  { day, former }: RuleOptions,
): Diagnostic[] {
  return products.flatMap((entry) => checkFormerPrice(entry, formerData(former, "products", entry), day));
}

function checkFormerPrice(entry: ProductEntry, before: ProductData | undefined, day: string): Diagnostic[] {
  if (!before) return [];
  const told = new Set(before.changes.map(({ what }) => what));
  return entry.data.plans.flatMap(({ id, price, history }, index) => {
    const was = before.plans.find((plan) => plan.id === id)?.price;
    const isTold = entry.data.changes.some(({ plan, what }) => plan === id && !told.has(what));
    if (was === undefined || was === price || history.at(-1)?.price === was || isTold) return [];
    const message = `The price was ${was}. Add to this plan "history: [{ price: ${was}, until: ${day} }]"; or if ${was} was a mistake, say so under "changes" with "plan: ${id}".`;
    return [diagnosticAt(entry, ["plans", index, "price"], message)];
  });
}

function checkPartner(entry: ProductEntry, library: Library): Diagnostic[] {
  const { partner } = entry.data;
  const known = knownSlugs(library, "partners");
  if (partner === undefined || known.includes(partner)) return [];
  const message = `There is no content/partners/${partner}.md. ${suggestName(partner, known)}`;
  return [diagnosticAt(entry, ["partner"], message)];
}

/** Warns of answers and prices that readers see marked as old. */
function findStale(entry: ProductEntry, sheet: SheetEntry, day: string): Diagnostic[] {
  return listOld(entry.data, sheet.data, day).map(({ id, path, checkedOn, staleAfter }) => {
    const message = `"${id}" was checked on ${checkedOn}, more than ${staleAfter} days ago: check it again. Readers see that it is old.`;
    return diagnosticAt(entry, path, message, "warning");
  });
}
