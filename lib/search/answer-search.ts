import { type HelplineList, listHelplines } from "../addresses/helpline-list";
import { getDocument, getSiteTexts } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { routes } from "../util/routes";
import { findDistress, namesSubject } from "./distress";
import { findApps, getFactLines } from "./fact-lines";
import { type FoundResults, findResults } from "./find-results";
import type { SearchQuery } from "./search-query";
import type { FactLine } from "./search-types";
import { getSearchIndex } from "./site-search";

type SearchOutcome = FoundResults & {
  /** Where the quiet line before everything else leads. */
  talkHref: string;
  /** What comes before the results, if anything is known. Empty beside helplines. */
  facts: readonly FactLine[];
  /** Present where somebody may need them. */
  helplines?: HelplineList | undefined;
  /** Whether the query has words of distress: then other searches are not suggested either. */
  isDistress: boolean;
};

/** Everything that a search is answered with, on the results page and while a reader types. */
export function answerSearch(site: Site, query: SearchQuery): SearchOutcome {
  const found = findResults(getSearchIndex(site), query);
  const { topic, isDistress } = getNeed(site, query.text, found);
  const all = getDocument(site, "site/helplines");
  // Any helpline is better than none.
  const helplines = topic && (listHelplines(all, topic) ?? listHelplines(all, "distress"));
  const facts = helplines ? [] : getFactLines(site, found.meant ?? query.text);
  // Without a page of helplines, a search for them.
  const talkHref = getSiteTexts(site).helplines?.href ?? routes.search("helplines");
  return { ...found, talkHref, facts, helplines, isDistress };
}

/**
 * What somebody who types this may need: helplines for a topic, or someone to talk to, because nothing was found or they
 * speak of themselves, and name no app, price or feature.
 */
function getNeed(site: Site, text: string, { documents, meant = "" }: FoundResults) {
  const { topic = findDistress(meant).topic, isPersonal, isExcepted } = findDistress(text);
  if (topic || text === "" || isExcepted) return { topic, isDistress: topic !== undefined };
  const isUnknown = documents.length === 0;
  const { apps } = findApps(site, text);
  const isSubject = apps.length > 0 || namesSubject(text, isPersonal && isUnknown);
  const isOpen = (isPersonal || isUnknown) && !isSubject;
  return { topic: isOpen ? ("distress" as const) : undefined, isDistress: false };
}
