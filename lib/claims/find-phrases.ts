import { figurePattern, type Phrase, type PhraseKind, phrases } from "../content/claims/phrase-list";
import { escapeRegExp } from "../util/escape";

/** Words of a text that may be a claim. */
export type FoundPhrase = {
  kind: PhraseKind;
  of: Phrase["of"];
  isFigured: boolean;
  /** As written. */
  words: string;
  /** Offset of the words in the text. */
  at: number;
};

/** Words that an operator adds to the list, as plain text. */
export type AddedPhrase = { words: string; kind: PhraseKind };

/** Finds phrases in a text. */
export type PhraseFinder = (text: string) => FoundPhrase[];

/**
 * One pass over each text for all words, and one for figures: in a single pattern both are slower. Patterns are in lower
 * case, which is much faster than to ignore case.
 */
export function createPhraseFinder(added: readonly AddedPhrase[] = []): PhraseFinder {
  const sources: readonly Phrase[] = [
    ...added.map(({ words, kind }) => ({ kind, of: "either" as const, pattern: escapeRegExp(words.toLowerCase()) })),
    ...phrases,
  ];
  const wholes = sources.map(({ pattern }) => new RegExp(`^(?:${pattern})$`));
  const words = wholeWords(sources.map(({ pattern }) => pattern).join("|"));
  const figures = wholeWords(figurePattern);
  return (text) => {
    const lower = toLowerCase(text);
    const found = [...lower.matchAll(words)].flatMap(({ 0: match, index: at }): FoundPhrase[] => {
      const source = sources[wholes.findIndex((whole) => whole.test(match))];
      if (!source) return [];
      const { kind, of, isFigured = false } = source;
      return [{ kind, of, isFigured, words: text.slice(at, at + match.length), at }];
    });
    const counted = [...lower.matchAll(figures)].map(({ 0: match, index: at }): FoundPhrase => {
      return { kind: "figure", of: "either", isFigured: true, words: text.slice(at, at + match.length), at };
    });
    return [...found, ...counted].sort((a, b) => a.at - b.at);
  };
}

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<![\\w{:/.,$#-])(?:${pattern})(?![\\w-])`, "g");
}

/** In lower case and of the same length, which a few letters of other languages would change. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
