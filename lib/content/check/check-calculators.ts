import { suggestName } from "../../format/nearest";
import { parseCalculators } from "../../text/find-calculators";
import { contentPath } from "../read/content-path";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, diagnosticInBody } from "./diagnostic-at";
import { perEntry } from "./per-entry";

/** Checks the calculators of all texts: their form, and that there is a file for each app. */
export function checkCalculators(library: Library, { root }: Pick<LibraryCheckOptions, "root">): Diagnostic[] {
  const { blog, reviews, pages, authors, products } = library.collections;
  const slugs = products.map(({ slug }) => slug);
  const known = new Set([...slugs, ...brokenSlugs(library, "products")]);
  const texts: readonly ParsedEntry<unknown>[] = [...blog, ...reviews, ...pages];
  // Pages that show these are not made again when a price changes.
  const others: readonly ParsedEntry<unknown>[] = [...authors, ...Object.values(library.documents)];
  const misplaced = others.flatMap((entry) =>
    calculatorsOf(entry).map(({ line }) => {
      const message = "A calculator stands in articles, reviews and files of content/pages of your own only.";
      return diagnosticInBody(entry, { message, line, column: 1 });
    }),
  );
  const found = texts.flatMap((entry) =>
    calculatorsOf(entry).flatMap(({ line, calculator, error }): Diagnostic[] => {
      const report = (message: string) => diagnosticInBody(entry, { message, line, column: 1 });
      if (!calculator) return [report(error)];
      return calculator.apps
        .filter((app) => !known.has(app))
        .map((app) => ({
          ...report(`There is no content/products/${app}.md. ${suggestName(app, slugs)}`),
          involves: contentPath(root, "products", `${app}.md`),
        }));
    }),
  );
  return [...found, ...misplaced];
}

const calculatorsOf = perEntry(({ body }) => parseCalculators(body));
