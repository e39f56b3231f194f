import { isFree } from "../content/apps/plan-costs";
import { type Diagnostic, diagnosticInFile } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { AppData } from "../content/schemas/app-schema";
import type { Correction } from "../content/schemas/source-schema";
import type { Library } from "../content/site/library";
import { formatMoney, toCents } from "../util/number";
import { isNamed } from "./check-partner-words";
import { getLines } from "./check-quotes";
import type { TextRule } from "./rule";

/** A price of a plan as it may be typed in a text, and the quote to write instead. */
type KnownPrice = { typed: string; quote: string; of: string };

/**
 * Finds typed prices of plans in texts that are about the app or name it, because they would not change with the plan.
 * In a body, "\$5.00" marks a figure that is meant literally.
 */
export function checkTypedPrices({ collections: { products } }: Library): TextRule {
  const priced = products
    .filter(({ data }) => !data.plans.every(isFree))
    .map(({ slug, data }) => ({ slug, names: [data.name, ...data.alsoCalled], prices: getPrices(slug, data) }));
  return (entry) => {
    if (!/[$€£]/.test(entry.text) || entry.name.startsWith("products/")) return [];
    const { about } = entry.data as { about?: string };
    const named = priced.filter(({ slug, names }) => slug === about || isNamed(entry.text, names));
    return checkLines(
      entry,
      named.flatMap(({ prices }) => prices),
    );
  };
}

function checkLines(entry: ParsedEntry<unknown>, prices: readonly KnownPrice[]): Diagnostic[] {
  const literal = linesOfCorrections(entry);
  return getLines(entry).flatMap(({ text, line }) =>
    literal.has(line)
      ? []
      : [...text.matchAll(/(?<![\\\w])(?:(?:CA|A)?\$|€|£)\d[\d,]*(?:\.\d\d)?(?![\d%])/g)].flatMap(
          ({ 0: figure, index }) => {
            const known = prices.find(({ typed }) => typed === figure);
            if (!known) return [];
            const message = `"${figure}" is a price of ${known.of}: write ${known.quote} instead, so that it changes with the plan.`;
            return [diagnosticInFile(entry, { line, column: index + 1 }, message)];
          },
        ),
  );
}

/** Lines of corrections, whose figures stay what they were on their day. */
function linesOfCorrections(entry: ParsedEntry<unknown>): ReadonlySet<number> {
  const { corrections = [] } = entry.data as { corrections?: readonly Correction[] };
  const paths = corrections.flatMap((_, index) => ["what", "was"].map((field) => ["corrections", index, field]));
  return new Set(paths.map((path) => entry.locate(path).line));
}

function getPrices(slug: string, { name, plans }: AppData): KnownPrice[] {
  return plans
    .filter((plan) => !isFree(plan))
    .map(({ id, price, currency }) => ({
      typed: formatMoney(toCents(price), currency),
      of: name,
      quote: `{{price:${slug}.${id}}}`,
    }));
}
