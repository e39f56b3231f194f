import { suggestName } from "../../format/nearest";
import { findFences } from "../../text/find-fences";
import { parseRanking } from "../../text/parse-ranking";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import { diagnosticInBody } from "./diagnostic-at";
import { perEntry } from "./per-entry";

const rankingsOf = perEntry(({ body }) =>
  findFences(body, "ranking").map(({ code, line }) => ({ ...parseRanking(code), line })),
);

/** Checks the rankings of all texts: their form, and that the kind and the criterion exist. */
export function checkRankings({ collections, documents }: Library): Diagnostic[] {
  const kinds = documents["site/fact-sheet"]?.data.kinds.map(({ id }) => id);
  const criteria = documents["site/scoring"]?.data.criteria.flatMap(({ id }) => id ?? []);
  const unknown = (name: string | undefined, known: readonly string[] | undefined, what: string, file: string) =>
    name === undefined || !known || known.includes(name)
      ? []
      : [`There is no ${what} "${name}" in content/site/${file}.md. ${suggestName(name, known)}`];
  const texts: readonly ParsedEntry<unknown>[] = [...Object.values(collections).flat(), ...Object.values(documents)];
  return texts.flatMap((entry) =>
    rankingsOf(entry).flatMap(({ ranking, error, line }) => {
      const messages = ranking
        ? [
            ...unknown(ranking.kind, kinds, "kind", "fact-sheet"),
            ...unknown(ranking.by, criteria, "criterion", "scoring"),
          ]
        : [error];
      return messages.map((message) => diagnosticInBody(entry, { message, line, column: 1 }));
    }),
  );
}
