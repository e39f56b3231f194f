import { foldPlain } from "../util/fold";

/** Words that say nothing of what is looked for. They count only where a query has no others. */
const fillers: ReadonlySet<string> = new Set(
  (
    "a an the of to in on for from with by at as and or is are was be been do does did can could will would should " +
    "has have had i im me my you your we our they their it its this that there if so which who how when " +
    "what whats where why much many any some about get s t"
  ).split(" "),
);

/** Most words of a query that are looked for one by one. */
const maxWords = 6;

/** The words of a text, without case, accents and punctuation: "Café.AI's $60" → "cafe", "ai", "60". */
export function splitWords(text: string): string[] {
  return foldPlain(text)
    .replace(/['](?:s(?![\p{L}\p{N}]))?/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a text that tell what it is about, each once. */
export function listTellingWords(text: string): string[] {
  return [...new Set(splitWords(text))].filter((word) => !fillers.has(word));
}

/** The words of a query that are looked for: those that tell something, or all where none does. */
export function listQueryWords(query: string): string[] {
  const telling = listTellingWords(query);
  return (telling.length > 0 ? telling : [...new Set(splitWords(query))]).slice(0, maxWords);
}

/**
 * What the forms of a word have in common, by plain rules of English: delete, deletes, deleted, deleting and deletion
 * have "delet"; policy and policies "policy"; cancel, cancelled and cancellation "cancel".
 */
export function getStem(word: string): string {
  const singular = word.replace(/(?<=..)ies$/, "y").replace(/(?<=..[^sui])s$/, "");
  const [, stem = ""] = /^(.{3,}?)(?:(?<=ll)ation|ion|ing|ed|e)$/.exec(singular) ?? [];
  return (/[aeiouy]/.test(stem) ? stem : singular).replace(/(?<=...)e+$/, "").replace(/([^aeiou\d])\1$/, "$1");
}

/** What every form of a word begins with. */
export function getBeginning(word: string): string {
  return getStem(word).replace(/(?<=.)y$/, "");
}

/** The stems of the words of a term, each once. "we'll" is no form of "well". */
export function listStems(term: string): ReadonlySet<string> {
  return new Set(
    splitWords(term)
      .filter((word) => term.includes(getBeginning(word)))
      .map(getStem),
  );
}

/** Shortest word in which a typing mistake is looked for. */
const shortestCorrected = 4;

/** Those of some words that are one typing mistake away from one. */
export function findNeighbours(word: string, words: Iterable<string>): string[] {
  if (word.length < shortestCorrected || /\d/.test(word)) return [];
  return [...words].filter((one) => isOneMistake(word, one));
}

/** Whether one letter is missing, too many or another, or two neighbours are swapped. */
export function isOneMistake(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < longer && typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2))
  );
}
