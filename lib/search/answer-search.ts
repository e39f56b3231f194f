import { type HelplineList, listHelplines } from "../addresses/helpline-list";
import type { HelplineTopic } from "../content/schemas/helplines-schema";
import { currentSite } from "../content/site/current-site";
import { getDocument } from "../content/site/documents";
import { getSiteTexts } from "../content/site/site-texts";
import { routes } from "../util/routes";
import { findDistress } from "./distress-words";
import { getFactLines } from "./fact-lines";
import { type FoundResults, findResults } from "./find-results";
import type { SearchQuery } from "./search-query";
import type { FactLine } from "./search-types";
import { getSearchIndex } from "./site-search";
import { namesSubject } from "./subject-words";

export type Answer = FoundResults & {
  /** Where the quiet line before everything else leads (suggestion-limits.ts). */
  talkHref: string;
  /** What comes before the results, if anything is known. Empty beside helplines. */
  facts: readonly FactLine[];
  /** Present where somebody may need them. */
  helplines?: HelplineList | undefined;
  /** Whether the query has words of distress: then other searches are not suggested either. */
  isDistress: boolean;
};

/** Everything that a search is answered with, on the results page and while a reader types. */
export function answerSearch(query: SearchQuery): Answer {
  const found = findResults(getSearchIndex(), query);
  const { topic, mayNeedHelp } = getNeed(query.text, found);
  const helplines = (topic ?? mayNeedHelp) ? getHelplines(topic ?? "distress") : undefined;
  const facts = helplines ? [] : getFactLines(found.meant ?? query.text, currentSite());
  // Without a page of helplines, a search for them.
  const talkHref = getSiteTexts().helplines?.href ?? routes.search("helplines");
  return { ...found, talkHref, facts, helplines, isDistress: topic !== undefined };
}

/**
 * What somebody who types this may need: helplines for a topic, or someone to talk to, because nothing was found or they
 * speak of themselves, and name no app, price or feature.
 */
function getNeed(
  text: string,
  { documents, meant }: FoundResults,
): { topic?: HelplineTopic | undefined; mayNeedHelp: boolean } {
  const list = getDocument("site/distress");
  const { topic, isPersonal, isExcepted } = findDistress(text, list);
  const isUnknown = documents.length === 0;
  const isOpen = text !== "" && !isExcepted && (isPersonal || isUnknown);
  return {
    topic: topic ?? (meant === undefined ? undefined : findDistress(meant, list).topic),
    mayNeedHelp: isOpen && !namesSubject(text, currentSite(), isPersonal && isUnknown),
  };
}

/** Those for a topic; any helpline is better than none. */
function getHelplines(topic: HelplineTopic): HelplineList | undefined {
  const all = getDocument("site/helplines");
  return listHelplines(all, topic) ?? listHelplines(all, "distress");
}
