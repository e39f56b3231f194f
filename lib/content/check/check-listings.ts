import type { Diagnostic } from "../read/diagnostics";
import { matchesFilter } from "../snapshot/filter";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt, findRepeats } from "./diagnostic-at";

/** Checks `order` of the categories. If everything is checked, also empty filters, topic counts and equal titles. */
export function checkListings(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  const { categories } = library.collections;
  return [
    ...findRepeats(categories, ({ data }) => data.order).map(({ entry, earlier, value }) => ({
      ...diagnosticAt(entry, ["order"], `The place ${value} is taken by ${earlier.slug}. Choose another "order".`),
      involves: earlier.file,
    })),
    ...(entries ? [] : [...findEmptyFilters(library), ...checkTopicCounts(library), ...findSameTitles(library)]),
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
          "No article matches this line. Are its category and tags spelt so?",
          "warning",
        ),
      );
  });
}

function checkTopicCounts({ documents }: Library): Diagnostic[] {
  const help = documents["pages/help"];
  return (help?.data.categories ?? []).flatMap(({ articleCount, topics, title }, index) =>
    help && articleCount !== topics.length
      ? [
          diagnosticAt(
            help,
            ["categories", index, "articleCount"],
            `"${title}" has ${topics.length} topics, not ${articleCount}.`,
            "warning",
          ),
        ]
      : [],
  );
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
