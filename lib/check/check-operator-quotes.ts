import type { Diagnostic } from "../content/read/diagnostics";
import { operatorQuotes } from "../content/read/operator-quotes";
import { settingQuotes } from "../content/read/setting-quotes";
import { siteQuotes } from "../content/read/site-quotes";
import type { Library } from "../content/snapshot/library";
import { suggestName } from "../util/nearest";
import { diagnosticInFile } from "./diagnostic-at";
import { findQuotes } from "./find-quotes";

/** What each of these kinds of quote takes its words from. */
const sources = new Map([
  ["operator", { from: "site/operator.md", names: operatorQuotes }],
  ["setting", { from: "the settings", names: settingQuotes }],
  ["site", { from: "site/brand.md", names: siteQuotes }],
]);

/** Checks that every quote of the operator, of the settings and of the site names something that can be quoted. */
export function checkOperatorQuotes({ collections, documents }: Library): Diagnostic[] {
  return [...Object.values(collections).flat(), ...Object.values(documents)].flatMap((entry) =>
    findQuotes(entry).quotes.flatMap(({ reference, ...place }) => {
      const [kind = "", name = ""] = reference.split(":");
      const source = sources.get(kind);
      if (!source || source.names.includes(name)) return [];
      const message = `"${name}" cannot be quoted from ${source.from}. ${suggestName(name, source.names)}`;
      return [diagnosticInFile(entry, place, message)];
    }),
  );
}
