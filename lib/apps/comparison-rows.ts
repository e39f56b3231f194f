import type { AnswerTone } from "../content/apps/answer-kinds";
import type { AppData } from "../content/schemas/app-schema";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { Points } from "../content/scoring/score";
import { limits } from "../util/limits";
import { formatScore } from "../util/number";
import { cheapestWay, describeWay, formatWay } from "./costs/cheapest-way";
import { getBasics, getFacts } from "./facts";
import { type PlanRow, type PriceSource, planRows, priceSources } from "./prices";

/** What one app answers in one row. */
export type ComparedCell = {
  tone: AnswerTone;
  text: string;
  /** Of a yes or no, whether it is good for the reader; of a price, whether no other is less. */
  isBetter?: boolean | undefined;
  note?: string | undefined;
  source?: string | undefined;
  checkedOn?: string | undefined;
  olderThan?: number | undefined;
  plans?: readonly PlanRow[];
  sources?: readonly PriceSource[];
  /** For the score of a test. */
  points?: { total: number; of: number };
};

export type ComparedRow = {
  id: string;
  label: string;
  /** One for each app, in their order. */
  cells: readonly ComparedCell[];
  /** Whether two apps are known to answer differently. What is not known differs from nothing. */
  differs: boolean;
};

function toRow(id: string, label: string, cells: readonly ComparedCell[]): ComparedRow {
  const known = cells.filter(({ tone, plans }) => tone !== "unknown" && !plans);
  return { id, label, cells, differs: new Set(known.map(({ text }) => text)).size > 1 };
}

const notKnown: ComparedCell = { tone: "unknown", text: "not known" };

/** A cell with a value; without a text, what is not known. */
function value(text: string | undefined, note?: string): ComparedCell {
  return text ? { tone: "value", text, note } : notKnown;
}

/** An app to be compared, with what its test and its review give it. */
export type AppToCompare = {
  app: Pick<AppData, "plans" | "facts" | "kind" | "platforms" | "adult" | "maker">;
  /** The points of its newest test; absent where nobody has tested it. */
  result?: { points: Points } | undefined;
  /** Absent where nobody has reviewed it, or reviewed it without a test. */
  score?: { overall: number } | undefined;
};

export type ComparedGroup = {
  id: string;
  title: string;
  rows: readonly ComparedRow[];
  /** Labels of the rows that are known of none of the apps. */
  unknown: readonly string[];
};

/** Every price, answer and score of some apps, side by side: first what rules an app out, the scores last. */
export function compareApps(
  apps: readonly AppToCompare[],
  sheet: Pick<FactSheet, "groups" | "kinds" | "staleAfter">,
  day: string,
): ComparedGroup[] {
  const facts = apps.map(({ app }) => getFacts(app, sheet, day));
  return [
    toGroup("prices", "Prices", priceRows(apps)),
    ...sheet.groups.map(({ id, title, facts: questions }, group) => {
      const cellsOf = (question: number) => facts.flatMap((groups) => groups[group]?.facts[question] ?? []);
      const rows = questions.map((question, index) => toRow(question.id, question.label, cellsOf(index)));
      return toGroup(id, title, rows);
    }),
    toGroup("basics", "The app", basicRows(apps, sheet)),
    toGroup("plans", "Every plan", [planRow(apps, sheet.staleAfter.plans, day)]),
    toGroup("scores", "Scores", scoreRows(apps)),
  ];
}

/** Rows without an answer for any of the apps become one list, because a row of "not known" compares nothing. */
function toGroup(id: string, title: string, all: readonly ComparedRow[]): ComparedGroup {
  const isKnown = ({ cells }: ComparedRow) => cells.some(({ tone }) => tone !== "unknown");
  return {
    id,
    title,
    rows: all.filter(isKnown),
    unknown: all.filter((row) => !isKnown(row)).map(({ label }) => label),
  };
}

function priceRows(apps: readonly AppToCompare[]): ComparedRow[] {
  const cheapest = (months: number) => {
    const ways = apps.map(({ app: { plans } }) => ({ plans, way: cheapestWay(plans, months) }));
    const sums = ways.flatMap(({ way }) => way ?? []);
    const least =
      new Set(sums.map(({ currency }) => currency)).size === 1 && Math.min(...sums.map(({ cents }) => cents));
    return ways.map(({ plans, way }) =>
      way ? { ...value(formatWay(way), describeWay(way, plans)), isBetter: way.cents === least } : notKnown,
    );
  };
  return [
    toRow("month", "Cheapest for one month", cheapest(1)),
    toRow("year", "Cheapest for twelve months", cheapest(12)),
  ];
}

function planRow(apps: readonly AppToCompare[], staleAfter: number, day: string): ComparedRow {
  const plans = apps.map(({ app }): ComparedCell => {
    if (app.plans.length === 0) return notKnown;
    const rows = planRows(app.plans);
    return { tone: "value", text: "", plans: rows, sources: priceSources(app.plans, staleAfter, day) };
  });
  return toRow("plans", "Plans", plans);
}

function basicRows(apps: readonly AppToCompare[], sheet: Pick<FactSheet, "kinds">): ComparedRow[] {
  const basics = apps.map(({ app }) => getBasics(app, sheet));
  const labels = basics[0]?.map(({ label }) => label) ?? [];
  const cellsOf = (row: number) => basics.map((of) => value(of[row]?.text));
  return labels.map((label, row) => toRow(label, label, cellsOf(row)));
}

/** The points of the tests, each criterion, and then the stars of the reviews. */
function scoreRows(apps: readonly AppToCompare[]): ComparedRow[] {
  const criteria = new Map(
    apps.flatMap(({ result }) => result?.points.criteria.map(({ id, title }) => [id, title] as const) ?? []),
  );
  const pointsRow = (
    id: string,
    label: string,
    pick: (points: Points) => { points: number; of: number } | undefined,
  ) => {
    const cells = apps.map(({ result }) => {
      const picked = result && pick(result.points);
      if (!picked) return { ...notKnown, text: "not tested" };
      return { ...value(formatOf(picked.points, picked.of)), points: { total: picked.points, of: picked.of } };
    });
    return toRow(id, label, cells);
  };
  const stars = apps.map(({ score }) =>
    score ? value(formatOf(score.overall, limits.starScale)) : { ...notKnown, text: "not rated" },
  );
  return [
    pointsRow("points", "Total", ({ total, of }) => ({ points: total, of })),
    ...[...criteria].map(([id, title]) =>
      pointsRow(id, title, ({ criteria: all }) => all.find((one) => one.id === id)),
    ),
    toRow("stars", "Stars", stars),
  ];
}

function formatOf(points: number, of: number): string {
  return `${formatScore(points)} of ${of}`;
}
