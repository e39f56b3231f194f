import { suggestName } from "../../format/nearest";
import { operatorQuotes } from "../../operator/operator-quotes";
import { settingQuotes } from "../../operator/setting-quotes";
import type { Diagnostic } from "../read/diagnostics";
import type { Library } from "../snapshot/library";
import { diagnosticInFile } from "./diagnostic-at";
import { findQuotes } from "./find-quotes";

/** What each of these kinds of quote takes its words from. */
const sources = new Map([
  ["operator", { from: "site/operator.md", names: operatorQuotes }],
  ["setting", { from: "the settings", names: settingQuotes }],
]);

/** Checks that every quote of the operator and of the settings names something that can be quoted. */
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
