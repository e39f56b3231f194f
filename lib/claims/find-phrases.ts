import { figurePattern, type Phrase, type PhraseKind, phrases } from "./phrase-list";

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

/** One pass over each text, however many phrases there are: a group for each, and one for figures. */
export function createPhraseFinder(added: readonly AddedPhrase[] = []): PhraseFinder {
  const sources: readonly Phrase[] = [
    ...added.map(({ words, kind }) => ({ kind, of: "either" as const, pattern: escapeForRegExp(words) })),
    ...phrases,
    { kind: "figure", of: "either", isFigured: true, pattern: figurePattern },
  ];
  const groups = sources.map(({ pattern }) => `(${pattern})`).join("|");
  const all = new RegExp(`(?<![\\w{:/.$#-])(?:${groups})(?![\\w-])`, "gi");
  return (text) =>
    [...text.matchAll(all)].flatMap((match) => {
      const source = sources[match.slice(1).findIndex((group) => group !== undefined)];
      if (!source) return [];
      const { kind, of, isFigured = false } = source;
      return [{ kind, of, isFigured, words: match[0], at: match.index }];
    });
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
