import { listHelplines } from "../addresses/helpline-list";
import { getDocument, getSiteTexts } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { foldPlain } from "../util/fold";
import { formatList } from "../util/number";
import { routes } from "../util/routes";
import { findNamedApps, getAppAnswers } from "./app-answers";
import { findDistress, findLanguages, namesSubject } from "./distress";
import type { AppAnswers, SearchDocument } from "./search-document";
import type { SearchIndex } from "./search-index";
import { parseSearchQuery, type SearchQuery } from "./search-query";
import { openSearchIndex } from "./site-search";
import { getBeginning, listQueryWords, maxWords, splitWords } from "./words";

/**
 * Everything that a search is answered with, on the results page and while a reader types. The apps that are named come before
 * the results; there are none beside helplines. Where it has words of distress, only texts with the phrase are found, and other
 * searches are not suggested either.
 */
export async function answerSearch(site: Site, query: SearchQuery) {
  const index = await openSearchIndex(site);
  const found = findResults(index, query);
  const { topic, isDistress } = getNeed(site, query.text, found);
  const listed = getDocument(site, "site/helplines");
  // Any helpline is better than none.
  const languages = findLanguages(query.text);
  const helplines = topic && (listHelplines(listed, topic, languages) ?? listHelplines(listed, "distress", languages));
  // Texts with words of distress in another order are about something else: "end it all" is in most of them.
  const shown: FoundResults = isDistress ? { documents: index.search(query), marks: [query.text] } : found;
  const named: AppAnswers = helplines ? { apps: [] } : getAppAnswers(site, found.meant ?? query.text);
  // Where the quiet line above all results leads: to the page of helplines, or to a search for them if there is none.
  const talkHref = getSiteTexts(site).helplines?.href ?? routes.search("helplines");
  const { isComplete, documents: all } = index;
  // How it was found is not known while older texts are found by title, excerpt, category and tags alone.
  const note = isComplete
    ? shown.note
    : "The site has just started and is still reading its texts. Search again in a minute for all results.";
  return { ...shown, note, ...named, talkHref, helplines, isDistress, isComplete, all };
}

/**
 * What somebody who types this may need: helplines for a topic, or someone to talk to, because nothing was found or they
 * speak of themselves, and name no app, price or feature.
 */
function getNeed(site: Site, text: string, { documents, meant = "" }: FoundResults) {
  const { topic = findDistress(meant).topic, isPersonal, isExcepted } = findDistress(text);
  if (topic || text === "" || isExcepted) return { topic, isDistress: topic !== undefined };
  const isUnknown = documents.length === 0;
  const { apps } = findNamedApps(site, text);
  const isSubject = apps.length > 0 || namesSubject(text, isPersonal && isUnknown);
  const isOpen = (isPersonal || isUnknown) && !isSubject;
  return { topic: isOpen ? ("distress" as const) : undefined, isDistress: false };
}

/** What a search has found, and how. */
export type FoundResults = {
  documents: readonly SearchDocument[];
  /** What is marked in them: the query, or how its words begin. */
  marks: readonly string[];
  /** Said where not every result has the query as it was typed. */
  note?: string;
  /** The query without a typing mistake, of which these are the results. */
  meant?: string;
};

/** As many texts as this with the whole phrase are enough, and so is one with the phrase in its title. */
const enough = 3;

/**
 * The texts with the whole phrase. Where these are few, those with all words follow, in any order and form; where there are none,
 * those of the query without a typing mistake (docs/decisions/100-search-that-helps.md).
 */
export function findResults(index: SearchIndex, query: SearchQuery): FoundResults {
  const exact = findExactly(index, query);
  if (exact.documents.length > 0 || query.text === "") return exact;
  for (const meant of correctQuery(index, query)) {
    const { documents, marks } = findExactly(index, parseSearchQuery(meant));
    if (documents.length > 0) return { documents, marks, meant, note: `No text contains “${query.text}”.` };
  }
  return exact;
}

function findExactly(index: SearchIndex, query: SearchQuery): FoundResults {
  const needle = foldPlain(query.text);
  const whole = index.search(query);
  const words = listQueryWords(query.text);
  const isEnough = whole.length >= enough || whole.some(({ plainTitle }) => plainTitle.includes(needle));
  const others = isEnough ? [] : index.searchWords(words).filter((document) => !whole.includes(document));
  if (others.length === 0) return { documents: whole, marks: [query.text] };
  const count =
    whole.length === 0 ? "No text contains" : whole.length === 1 ? "One text contains" : "Two texts contain";
  const rest = `${whole.length === 0 ? "These" : "The others"} contain ${formatList(words.map((word) => `“${word}”`))}:`;
  return {
    documents: [...whole, ...others],
    marks: words.map(getBeginning),
    note: `${count} “${query.text}”. ${rest}`,
  };
}

/**
 * What a query may have been meant to be: each word that no text has replaced by one that is a typing mistake away, or two
 * of its words written as one that texts have.
 */
function correctQuery(index: SearchIndex, { text }: SearchQuery): string[] {
  const better = new Map(
    listQueryWords(text)
      .filter((word) => !index.hasWord(word))
      .map((word) => [word, index.correct(word)]),
  );
  const replaced = text.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (one) => better.get(splitWords(one)[0] ?? "") ?? one);
  const words = splitWords(text).slice(0, maxWords);
  const joined = words.slice(1).flatMap((next, at) => {
    const word = `${words[at]}${next}`;
    return index.hasWord(word) ? [words.toSpliced(at, 2, word).join(" ")] : [];
  });
  return [...(replaced !== text && ![...better.values()].includes(undefined) ? [replaced] : []), ...joined];
}
