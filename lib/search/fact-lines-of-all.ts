import { cheapestWay } from "../apps/costs/cheapest-way";
import { wantedAnswer } from "../apps/finder/conditions";
import { findAddress, noCriteria } from "../apps/finder/criteria";
import { type Fact, getFacts } from "../apps/product-facts";
import type { Product } from "../content/entry-types";
import type { FactSheet, Question } from "../content/schemas/fact-sheet-schema";
import { type Platform, platformNames } from "../content/schemas/product-schema";
import type { Snapshot } from "../content/snapshot/snapshot";
import { formatMoney } from "../util/money";
import { formatCount } from "../util/number";
import { routes } from "../util/routes";
import type { FactLine } from "./search-types";
import { getStem } from "./word-forms";

/** Of how many apps prices are known, and what they cost for a year; where to count is a link. */
export function pricesOfAll(apps: readonly Product[]): FactLine {
  const known = apps.filter(({ plans }) => plans.length > 0);
  const years = known.flatMap(({ plans }) => cheapestWay(plans, 12) ?? []).filter(({ currency }) => currency === "USD");
  const [least, most] = [Math.min, Math.max].map((pick) =>
    formatMoney(pick(...years.map(({ cents }) => cents)), "USD"),
  );
  return {
    about: formatCount(apps.length, "app"),
    text: [
      `prices known for ${known.length}`,
      ...(years.length > 0 ? [`a year costs ${least === most ? least : `${least} to ${most}`}`] : []),
    ].join(", "),
    ...(known.some(({ sample }) => sample) ? { sample: "Sample prices" } : {}),
    url: routes.costs(),
  };
}

/** What people call the systems that apps run on, as stems. */
const platformWords = new Map<string, Platform>([
  ...(Object.keys(platformNames) as Platform[]).map((name) => [getStem(name), name] as const),
  [getStem("iphone"), "ios"],
  [getStem("ipad"), "ios"],
  [getStem("mac"), "macos"],
]);

/** How many apps run on the system that a word names; `undefined` where it names none. */
export function platformLine(stem: string, apps: readonly Product[]): FactLine | undefined {
  const platform = platformWords.get(stem);
  if (!platform) return undefined;
  const known = apps.filter(({ platforms }) => platforms.length > 0);
  const yes = known.filter(({ platforms }) => platforms.includes(platform)).length;
  const others = apps.length - known.length;
  const counts = [`yes ${yes}`, `no ${known.length - yes}`, ...(others > 0 ? [`not known ${others}`] : [])];
  return {
    about: formatCount(apps.length, "app"),
    text: `Runs on ${platformNames[platform]}: ${counts.join(", ")}`,
    ...(known.some(({ sample }) => sample) ? { sample: "Sample data" } : {}),
    url: findAddress({ ...noCriteria, platforms: [platform] }),
  };
}

/** How many apps have which answer. */
export function factOfAll(
  question: Question,
  apps: readonly Product[],
  snapshot: Snapshot,
  sheet: FactSheet,
): FactLine {
  const facts = apps.flatMap((app) => {
    const fact = getAnswer(app, question, snapshot, sheet);
    return fact ? [{ app, fact }] : [];
  });
  const known = facts.filter(({ fact }) => fact.tone !== "unknown");
  const wanted = wantedAnswer(question);
  const counts = (["yes", "partly", "no"] as const).flatMap((answer) => {
    const count = known.filter(({ fact }) => fact.tone === answer).length;
    return count > 0 ? [`${answer} ${count}`] : [];
  });
  const others = apps.length - known.length;
  const said = wanted ? counts : known.map(({ app, fact }) => `${app.name} ${fact.text}`).slice(0, 4);
  return {
    about: formatCount(apps.length, "app"),
    text: `${question.label}: ${[...said, ...(others > 0 ? [`not known ${others}`] : [])].join(", ")}`,
    ...(known.some(({ app }) => app.sample) ? { sample: "Sample data" } : {}),
    url: wanted ? findAddress({ ...noCriteria, facts: [question.id] }) : routes.compare(),
  };
}

/** What is known of an app on one question. */
export function getAnswer(app: Product, question: Question, { day }: Snapshot, sheet: FactSheet): Fact | undefined {
  const alone = { groups: [{ id: "asked", title: "", facts: [question] }], staleAfter: sheet.staleAfter };
  return getFacts(app, alone, day)[0]?.facts[0];
}
