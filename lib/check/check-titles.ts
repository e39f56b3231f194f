import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";

/** Checks titles and excerpts, which lists, search engines and feeds show side by side. */
export function checkTitles(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  const { blog, reviews } = library.collections;
  const rivals = blog.filter((entry) => !entries || entries.has(entry)).flatMap((entry) => checkRival(entry, reviews));
  const own = [...blog, ...reviews]
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
  return [...own, ...rivals];
}

type Collections = Library["collections"];

/** An article that calls itself the review of an app competes with the review, in searches and with readers. */
function checkRival(entry: Collections["blog"][number], reviews: Collections["reviews"]): Diagnostic[] {
  return (["title", "seoTitle"] as const).flatMap((field) => {
    const title = entry.data[field] ?? "";
    if (!/\breviews?\b/i.test(title)) return [];
    const rival = reviews.find(({ data: { product } }) => namesIt(title, product));
    if (!rival) return [];
    const message = `The review of ${rival.data.product} is /reviews/${rival.slug}. Give this article a title that says what else it is for, and link to the review.`;
    return [diagnosticAt(entry, [field], message)];
  });
}

function namesIt(title: string, name: string): boolean {
  return ` ${title} `.replace(/[^\p{L}\p{N}.]+/gu, " ").includes(` ${name.replace(/[^\p{L}\p{N}.]+/gu, " ")} `);
}
