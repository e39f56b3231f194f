import { claimLink, quoteToken } from "../content/claims/quote-syntax";
import { lineStart } from "../util/position";
import type { FoundPhrase, PhraseFinder } from "./find-phrases";
import { type Around, clauseAt, clauseBefore, isStated, sentenceAt } from "./phrase-context";

/** Words of a text that state something and rest on no claim. */
export type StatedPhrase = FoundPhrase & { sentence: Around };

export type PhraseReader = {
  find: PhraseFinder;
  /** Whether all of the text speaks for the site: its own pages and labels. In an article, a sentence has to name somebody. */
  isOwnVoice: boolean;
  /** Names of apps and partners. */
  named: RegExp;
  /** Whether the text orders apps by their points, which is what "best" rests on. */
  hasRanking: boolean;
  /** Whether some words are the title of a page of this site, as links name it. */
  isTitle: (words: string) => boolean;
};

/** "US" is a country. */
const us = /\b(?:[Ww]e|[Ww]e['’]\w+|us|[Oo]urs?|[Oo]urselves|[Tt]his (?:site|magazine|library|almanac|list|ranking))\b/;

/** Who may promise something: one of our rules or cards does not. */
const promising = /\b(?:[Ww]e|[Ww]e['’]\w+|us|[Tt]his (?:site|magazine))\b/;

const author = /\b(?:I|I['’]\w+|my)\b/;

const partners = /\bpartners?(?:['’]s?)?(?![\w-])/i;

/** Fields of an article in which "best" is said of what the text lists, whomever they name. */
const titleField = /^(?:title|seoTitle|excerpt):/;

/** Fields that no reader sees as a statement of the site: names, addresses, records. */
const skippedField =
  /^\s*(?:- )?(?:\{ )?(?:tags|category|source|evidence|url|href|homeUrl|trackedUrl|linkedinUrl|id|slug|in|kind|icon|coverImage|coverAlt|alt|image|avatar\w*|reason|date|what|was|aliases|readTime|anyTag|tag):/;

/** The words of a text that state something about this site or an app, and rest on no claim. */
export function statedPhrases(text: string, bodyStart: number, reader: PhraseReader): StatedPhrase[] {
  const found = reader.find(text);
  if (found.length === 0) return [];
  const code = codeRanges(text, bodyStart);
  return found.flatMap((phrase) => {
    const { at, words } = phrase;
    if (at < bodyStart ? isSkippedField(text, at) : code.some(([from, to]) => at > from && at < to)) return [];
    const sentence = sentenceAt(text, at);
    const isClaim =
      isOf(phrase, sentence, reader) &&
      isStated(sentence, at, words.length) &&
      !isProved(phrase, sentence, reader) &&
      !isTitleOfLink(sentence, at, reader);
    return isClaim ? [{ ...phrase, sentence }] : [];
  });
}

/** Whether a sentence speaks of somebody of whom the words are a claim: before them, or in the same part of it. */
function isOf({ of, kind, at }: FoundPhrase, sentence: Around, { isOwnVoice, named }: PhraseReader): boolean {
  if (of === "anybody") return true;
  const before = sentence.text.slice(0, at - sentence.start);
  const near = `${before} ${clauseAt(sentence, at)}`;
  const isOfUs = kind === "promise" ? promising.test(near) : us.test(near) || author.test(near);
  const isOfApp = partners.test(near) || named.test(near);
  if (isOwnVoice) return kind !== "promise" || of !== "us" || isOfUs || isOfApp;
  if (kind === "rank" && titleField.test(sentence.text)) return true;
  if (kind === "figure") {
    const own = clauseBefore(sentence, at);
    return us.test(own) || (titleField.test(sentence.text) ? named.test(own) : isOfApp);
  }
  return (of !== "app" && isOfUs) || (of !== "us" && isOfApp);
}

/** Words are proved by a claim that they quote, some also by a figure that their part of the sentence quotes. */
function isProved(
  { kind, isFigured, at, words }: FoundPhrase,
  sentence: Around,
  { hasRanking }: PhraseReader,
): boolean {
  if (kind === "rank" && hasRanking) return true;
  const own = at - sentence.start;
  const isInLink = [...sentence.text.matchAll(claimLink)].some(
    ({ 0: link, index }) => own > index && own + words.length <= index + link.length,
  );
  if (isInLink) return true;
  return isFigured && clauseAt(sentence, at).search(quoteToken) >= 0;
}

/** Whether the words are in a link that names a page by its title. */
function isTitleOfLink({ text, start }: Around, at: number, { isTitle }: PhraseReader): boolean {
  const own = at - start;
  return [...text.matchAll(/\[([^\]]*)\]\([/#][^)]*\)/g)].some(
    ({ 0: link, 1: words = "", index }) => own > index && own < index + link.length && isTitle(words),
  );
}

function isSkippedField(text: string, at: number): boolean {
  const start = lineStart(text, at);
  return skippedField.test(text.slice(start, at)) || /(?:^|\s)#\s/.test(text.slice(start, at));
}

/** Where the blocks of code of a body are. The words of a chart are read like others. */
function codeRanges(text: string, bodyStart: number): [from: number, to: number][] {
  const blocks = text.slice(bodyStart).matchAll(/^(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^\1/gm);
  return [...blocks].flatMap(({ 0: block, 2: language = "", index }) =>
    language.startsWith("chart") ? [] : [[bodyStart + index, bodyStart + index + block.length]],
  );
}
