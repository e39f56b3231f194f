import type { Fault } from "../read/errors";
import { matchesFilter } from "../snapshot/filter";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { faultAt, findRepeats } from "./fault-at";

/** Checks the categories' places, and, when everything is checked, what has nothing in it or states another number. */
export function checkListings(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Fault[] {
  const { categories } = library.collections;
  return [
    ...findRepeats(categories, ({ data }) => data.order).map(({ entry, earlier, value }) => ({
      ...faultAt(entry, ["order"], `The place ${value} is taken by ${earlier.slug}. Choose another "order".`),
      involves: earlier.file,
    })),
    ...(entries ? [] : [...findEmptyFilters(library), ...checkTopicCounts(library), ...findSameTitles(library)]),
  ];
}

function findEmptyFilters({ collections: { blog, categories } }: Library): Fault[] {
  return categories.flatMap((entry) => {
    const { filter } = entry.data;
    if (filter === "all") return [];
    return [...filter.entries()]
      .filter(([, line]) => !blog.some(({ data }) => matchesFilter(data, [line])))
      .map(([index]) =>
        faultAt(
          entry,
          ["filter", index],
          "No article matches this line. Are its category and tags spelt so?",
          "warning",
        ),
      );
  });
}

function checkTopicCounts({ documents }: Library): Fault[] {
  const help = documents["pages/help"];
  return (help?.data.categories ?? []).flatMap(({ articleCount, topics, title }, index) =>
    help && articleCount !== topics.length
      ? [
          faultAt(
            help,
            ["categories", index, "articleCount"],
            `"${title}" has ${topics.length} topics, not ${articleCount}.`,
            "warning",
          ),
        ]
      : [],
  );
}

/** Most often a copied file whose title was forgotten. */
function findSameTitles({ collections: { blog, reviews } }: Library): Fault[] {
  return findRepeats([...blog, ...reviews], ({ data }) => data.title.toLowerCase()).map(({ entry, earlier }) =>
    faultAt(
      entry,
      ["title"],
      `${earlier.slug} has this title too. Readers of a list cannot tell them apart.`,
      "warning",
    ),
  );
}
