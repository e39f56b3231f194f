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
  const { blog, reviews, pages, ...others } = collections;
  const kinds = documents["site/fact-sheet"]?.data.kinds.map(({ id }) => id);
  const criteria = documents["site/scoring"]?.data.criteria.flatMap(({ id }) => id ?? []);
  const unknown = (name: string | undefined, known: readonly string[] | undefined, what: string, file: string) =>
    name === undefined || !known || known.includes(name)
      ? []
      : [`There is no ${what} "${name}" in content/site/${file}.md. ${suggestName(name, known)}`];
  const texts: readonly ParsedEntry<unknown>[] = [...blog, ...reviews, ...pages];
  const found = texts.flatMap((entry) =>
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
  // Pages that show these are not made again when a test is added.
  const elsewhere: readonly ParsedEntry<unknown>[] = [...Object.values(others).flat(), ...Object.values(documents)];
  const misplaced = elsewhere.flatMap((entry) =>
    rankingsOf(entry).map(({ line }) => {
      const message = "A ranking stands in articles, reviews and files of content/pages of your own only.";
      return diagnosticInBody(entry, { message, line, column: 1 });
    }),
  );
  return [...found, ...misplaced];
}
