import type { Diagnostic } from "../read/diagnostics";
import type { Library } from "../snapshot/library";
import { createLinkCheck } from "./check-links";
import { diagnosticAt } from "./diagnostic-at";

/**
 * Checks the `sources` of articles and reviews: none twice, none of this site or a partner. A partner's own page is a
 * source of its app in content/products. check-dates.ts finds days that are yet to come.
 */
export function checkSources(library: Library): Diagnostic[] {
  const { blog, reviews } = library.collections;
  const checkLink = createLinkCheck(library);
  return [...blog, ...reviews].flatMap((entry) =>
    entry.data.sources.flatMap(({ url, checkedOn }, index, all) => {
      const report = (message: string, severity: Diagnostic["severity"]) =>
        diagnosticAt(entry, ["sources", index], message, severity);
      const wrong = checkLink(url, () => "This is a page of this site: link to it in the text.");
      const isRepeated = all.findIndex((other) => other.url === url) < index;
      return [
        ...(wrong ? [report(wrong, "error")] : []),
        ...(isRepeated ? [report(`${url} stands here twice.`, "error")] : []),
        ...(checkedOn
          ? []
          : [report("Nobody has looked at this source: write checkedOn when somebody has.", "warning")]),
      ];
    }),
  );
}
