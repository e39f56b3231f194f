import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";

/** Checks the `sources` of articles and reviews. check-fields.ts checks their addresses, check-dates.ts their days. */
export function checkSources(
  { collections: { blog, reviews } }: Library,
  { entries }: Pick<LibraryCheckOptions, "entries">,
): Diagnostic[] {
  const wanted = [...blog, ...reviews].filter((entry) => !entries || entries.has(entry));
  return wanted.flatMap((entry) =>
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
