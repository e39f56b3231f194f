import { isFree } from "../content/apps/plan-costs";
import { diagnosticInFile } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Correction } from "../content/schemas/source-schema";
import type { Library } from "../content/site/library";
import { formatMoney, toCents } from "../util/number";
import { isNamed } from "./check-partner-words";
import { getLines } from "./check-quotes";
import type { TextRule } from "./rule";

/** A price as it may be typed. */
const typedPrice = /(?<![\\\w])(?:(?:CA|A)?\$|€|£)\d[\d,]*(?:\.\d\d)?(?![\d%])/g;

/**
 * Finds typed prices of plans in texts that are about the app or name it, because they would not change with the plan.
 * In a body, "\$5.00" marks a figure that is meant literally.
 */
export function checkTypedPrices({ collections: { products } }: Library): TextRule {
  const priced = products.flatMap(({ slug, data: { name, alsoCalled, plans } }) =>
    plans
      .filter((plan) => !isFree(plan))
      .map(({ id, price, currency }) => ({
        ...{ slug, name, names: [name, ...alsoCalled] },
        typed: formatMoney(toCents(price), currency),
        quote: `{{price:${slug}.${id}}}`,
      })),
  );
  return (entry) => {
    if (!/[$€£]/.test(entry.text) || entry.name.startsWith("products/")) return [];
    const { about } = entry.data as { about?: string };
    const literal = linesOfCorrections(entry);
    const lines = getLines(entry).filter(({ line }) => !literal.has(line));
    return lines.flatMap(({ text, line }) =>
      [...text.matchAll(typedPrice)].flatMap(({ 0: figure, index }) => {
        const known = priced.find(
          ({ typed, slug, names }) => typed === figure && (slug === about || isNamed(entry.text, names)),
        );
        if (!known) return [];
        const message = `"${figure}" is a price of ${known.name}: write ${known.quote} instead, so that it changes with the plan.`;
        return [diagnosticInFile(entry, { line, column: index + 1 }, message)];
      }),
    );
  };
}

/** Lines of corrections, whose figures stay what they were on their day. */
function linesOfCorrections(entry: ParsedEntry<unknown>): ReadonlySet<number> {
  const { corrections = [] } = entry.data as { corrections?: readonly Correction[] };
  const paths = corrections.flatMap((_, index) => ["what", "was"].map((field) => ["corrections", index, field]));
  return new Set(paths.map((path) => entry.locate(path).line));
}
