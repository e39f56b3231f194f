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
export const maxWords = 6;

/** The words of a text, without case, accents and punctuation: "Café.AI's $60" → "cafe", "ai", "60". */
export function splitWords(text: string): string[] {
  return foldPlain(text)
    .replace(/['](?:s(?![\p{L}\p{N}]))?/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a text that tell what it is about, each once. */
export function listTellingWords(text: string): string[] {
  return [...new Set(splitWords(text))].filter(isTelling);
}

/** Whether a word, in small letters, tells what a text is about. */
export function isTelling(word: string): boolean {
  return !fillers.has(word);
}

/** The words of a query that are looked for: those that tell something, or all where none does. */
export function listQueryWords(query: string): string[] {
  const telling = listTellingWords(query);
  return (telling.length > 0 ? telling : [...new Set(splitWords(query))]).slice(0, maxWords);
}

/** What most forms of an English word begin with, by which it is looked for: "clos" for close, closed and closing. */
export function getBeginning(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:ies|ing|ed|es|[sye])$/u, "");
}
