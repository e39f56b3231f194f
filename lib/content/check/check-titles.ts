import type { Diagnostic } from "../read/diagnostics";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";

/** Checks titles and excerpts, which lists, search engines and feeds show side by side. */
export function checkTitles(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  const { blog, reviews } = library.collections;
  return [...blog, ...reviews]
    .filter((entry) => !entries || entries.has(entry))
    .flatMap((entry) => {
      const { title, excerpt } = entry.data;
      return [
        ...(excerpt.toLowerCase() === title.toLowerCase()
          ? [diagnosticAt(entry, ["excerpt"], "The excerpt repeats the title. Say what a reader finds in the text.")]
          : []),
        ...(title === title.toUpperCase() && /\p{Lu}{2}.*\p{Lu}{2}/u.test(title)
          ? [
              diagnosticAt(
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
