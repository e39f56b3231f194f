import { diagnosticAt, diagnosticInFile, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import { matchesFilter } from "../content/site/filter";
import type { Library } from "../content/site/library";
import { getLines } from "./find-quotes";

/** Checks `order` of the categories, and that counts are quoted; finds empty filters and equal titles. */
export function checkListings(library: Library): Diagnostic[] {
  const { categories } = library.collections;
  return [
    ...findRepeats(categories, ({ data }) => data.order).map(({ entry, earlier, value }) =>
      diagnosticAt(entry, ["order"], `Position ${value} is already used by ${earlier.slug}. Choose another "order".`),
    ),
    ...findTypedCounts(library),
    ...findEmptyFilters(library),
    ...findSameTitles(library),
  ];
}

function findEmptyFilters({ collections: { blog, categories } }: Library): Diagnostic[] {
  return categories.flatMap((entry) => {
    const { filter } = entry.data;
    if (filter === "all") return [];
    return [...filter.entries()]
      .filter(([, line]) => !blog.some(({ data }) => matchesFilter(data, [line])))
      .map(([index]) =>
        diagnosticAt(
          entry,
          ["filter", index],
          "No article matches this line. Check the spelling of its category and tags.",
          "warning",
        ),
      );
  });
}

/** A typed count of help articles would be wrong after the next change of the list. */
function findTypedCounts({ documents }: Library): Diagnostic[] {
  const help = documents["pages/help"];
  if (!help) return [];
  return getLines(help).flatMap(({ text, line }) => {
    const at = text.search(/articleCount:\s*["']?\d/);
    if (at < 0) return [];
    const message =
      'Do not type a count: quote a claim, like "{{claim:help-start}}", with "computed: { formula: help-pages, category: … }" in site/claims.md.';
    return [diagnosticInFile(help, { line, column: at + 1 }, message)];
  });
}

/** Usually a copied file whose title was not changed. */
function findSameTitles({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return findRepeats([...blog, ...reviews], ({ data }) => data.title.toLowerCase()).map(({ entry, earlier }) =>
    diagnosticAt(
      entry,
      ["title"],
      `${earlier.slug} has this title too. Readers of a list cannot tell them apart.`,
      "warning",
    ),
  );
}
