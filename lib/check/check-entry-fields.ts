import { diagnosticAt, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { foldText } from "../util/fold";
import { editDistance } from "../util/nearest";

/** Checks titles and excerpts, which lists, search engines and feeds show side by side. */
export function checkTitles(library: Library): Diagnostic[] {
  const { blog, reviews } = library.collections;
  const rivals = blog.flatMap((entry) => checkRival(entry, reviews));
  const own = [...blog, ...reviews].flatMap((entry) => {
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
              "Screen readers may spell out a title in capitals. Write it like a sentence.",
              "warning",
            ),
          ]
        : []),
    ];
  });
  return [...own, ...rivals];
}

/** Checks that nothing was changed before it was published. */
export function checkUpdated({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return [...blog, ...reviews].flatMap((entry) => {
    const { date, updated } = entry.data;
    if (updated === undefined || updated >= date) return [];
    return [diagnosticAt(entry, ["updated"], `"updated" is before "date" (${date}). Write that day or a later one.`)];
  });
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

/** Reports duplicate tags of an entry. Also tags that look misspelt. */
export function checkTags(library: Library): Diagnostic[] {
  const { blog, reviews } = library.collections;
  const tagged = [...blog, ...reviews];
  return [
    ...tagged.flatMap((entry) =>
      findRepeats([...entry.data.tags.entries()], ([, tag]) => foldText(tag)).map(({ entry: [index, tag] }) =>
        diagnosticAt(entry, ["tags", index], `The tag "${tag}" appears twice. Remove one.`),
      ),
    ),
    ...findMisspelt(tagged),
  ];
}

type Tagged = Library["collections"]["blog" | "reviews"][number];

/** Tags that readers take for another one, with other capitals, and tags that are used once and much like one that is used more often. */
function findMisspelt(tagged: readonly Tagged[]): Diagnostic[] {
  const uses = new Map<string, number>();
  for (const { data } of tagged) for (const tag of new Set(data.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  /** The spelling that is used most, by what is the same for readers. */
  const spellings = new Map<string, string>();
  for (const [tag, count] of uses) {
    const known = spellings.get(foldText(tag));
    if (known === undefined || count > (uses.get(known) ?? 0)) spellings.set(foldText(tag), tag);
  }
  const common = [...uses].filter(([, count]) => count > 1).map(([tag]) => tag);
  return tagged.flatMap((entry) =>
    [...entry.data.tags.entries()].flatMap(([index, tag]) => {
      const spelling = spellings.get(foldText(tag));
      const isOtherwise = spelling !== tag;
      const isRare = uses.get(tag) === 1;
      const meant = isOtherwise ? spelling : isRare ? common.find((other) => isSlipOf(tag, other)) : undefined;
      // An entry with both tags means two different things.
      if (meant === undefined || entry.data.tags.includes(meant)) return [];
      const message = isOtherwise
        ? `Others write the tag "${tag}" as "${meant}". Did you mean "${meant}"?`
        : `Only this entry has the tag "${tag}". Did you mean "${meant}", which ${uses.get(meant)} have?`;
      return [diagnosticAt(entry, ["tags", index], message, "warning")];
    }),
  );
}

function isSlipOf(tag: string, other: string): boolean {
  const a = tag.toLowerCase();
  const b = other.toLowerCase();
  // In short words, one or two other letters make another word.
  const most = b.length < 4 ? 0 : b.length < 7 ? 1 : 2;
  return Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
}

/** Checks the `sources` of articles and reviews. check-fields.ts checks their addresses, check-dates.ts their days. */
export function checkSources({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return [...blog, ...reviews].flatMap((entry) =>
    entry.data.sources.flatMap(({ url, checkedOn }, index, all) => {
      const report = (message: string, severity: Diagnostic["severity"]) =>
        diagnosticAt(entry, ["sources", index], message, severity);
      const isRepeated = all.findIndex((other) => other.url === url) < index;
      return [
        ...(isRepeated ? [report(`${url} appears twice.`, "error")] : []),
        ...(checkedOn ? [] : [report("Nobody has checked this source: add checkedOn when somebody has.", "warning")]),
      ];
    }),
  );
}
