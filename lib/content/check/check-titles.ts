import type { Fault } from "../read/errors";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { faultAt } from "./fault-at";

/** Titles and excerpts as lists, search engines and feeds show them. */
export function checkTitles(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Fault[] {
  const { blog, reviews } = library.collections;
  return [...blog, ...reviews]
    .filter((entry) => !entries || entries.has(entry))
    .flatMap((entry) => {
      const { title, excerpt } = entry.data;
      return [
        ...(excerpt.toLowerCase() === title.toLowerCase()
          ? [faultAt(entry, ["excerpt"], "The excerpt repeats the title. Say what a reader finds in the text.")]
          : []),
        ...(title === title.toUpperCase() && /\p{Lu}{2}.*\p{Lu}{2}/u.test(title)
          ? [
              faultAt(
                entry,
                ["title"],
                "A title in capitals is read letter by letter. Write it like a sentence.",
                "warning",
              ),
            ]
          : []),
      ];
    });
}
