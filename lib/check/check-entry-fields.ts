import { diagnosticAt, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { foldText } from "../util/fold";

/** Checks excerpts, which lists and feeds show below titles. */
export function checkExcerpts({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return [...blog, ...reviews]
    .filter(({ data: { title, excerpt } }) => excerpt.toLowerCase() === title.toLowerCase())
    .map((entry) =>
      diagnosticAt(entry, ["excerpt"], "The excerpt repeats the title. Say what a reader finds in the text."),
    );
}

/** Checks that nothing was changed before it was published. */
export function checkUpdated({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return [...blog, ...reviews].flatMap((entry) => {
    const { date, updated } = entry.data;
    if (updated === undefined || updated >= date) return [];
    return [diagnosticAt(entry, ["updated"], `"updated" is before "date" (${date}). Write that day or a later one.`)];
  });
}

/** Reports duplicate tags of an entry. */
export function checkTags({ collections: { blog, reviews } }: Library): Diagnostic[] {
  return [...blog, ...reviews].flatMap((entry) =>
    findRepeats([...entry.data.tags.entries()], ([, tag]) => foldText(tag)).map(({ entry: [index, tag] }) =>
      diagnosticAt(entry, ["tags", index], `The tag "${tag}" appears twice. Remove one.`),
    ),
  );
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
