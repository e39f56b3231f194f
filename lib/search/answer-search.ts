import type { DistressWords } from "../content/schemas/distress-schema";
import type { Helplines } from "../content/schemas/helplines-schema";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getDocument } from "../content/snapshot/documents";
import { type HelplineList, listHelplines } from "../site/helpline-list";
import { findDistress } from "./distress-words";
import { getFactLines } from "./fact-lines";
import { type FoundResults, findResults } from "./find-results";
import type { SearchQuery } from "./search-query";
import type { FactLine } from "./search-types";
import { getSearchIndex } from "./site-search";

export type Answer = FoundResults & {
  /** What comes before the results, if anything is known. Empty beside helplines. */
  facts: readonly FactLine[];
  /** Present where the query has words of distress: they come before everything else, and nothing is sold beside them. */
  helplines?: HelplineList | undefined;
};

/** Everything that a search is answered with, on the results page and while a reader types. */
export function answerSearch(query: SearchQuery): Answer {
  const found = findResults(getSearchIndex(), query);
  const helplines =
    getHelplines(query) ?? (found.meant === undefined ? undefined : getHelplines({ text: found.meant }));
  const facts = helplines ? [] : getFactLines(found.meant ?? query.text, getSnapshot());
  return { ...found, facts, helplines };
}

/** The helplines for whoever searches for this, if it has words of distress. */
function getHelplines({ text }: Pick<SearchQuery, "text">): HelplineList | undefined {
  return findHelplines(text, getDocument("site/distress"), getDocument("site/helplines"));
}

/** The helplines for whoever types this; `undefined` where it has no words of distress. */
export function findHelplines(
  query: string,
  { groups }: DistressWords,
  helplines: Helplines,
): HelplineList | undefined {
  const topic = findDistress(query, groups);
  // Any helpline is better than none.
  return topic && (listHelplines(helplines, topic) ?? listHelplines(helplines, "distress"));
}
