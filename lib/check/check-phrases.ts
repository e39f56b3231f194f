import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Phrase, PhraseException } from "../content/schemas/phrases-schema";
import type { Library } from "../content/site/library";
import { getBlocks } from "../text/blocks";
import { ranking } from "../text/blocks/ranking";
import { escapeRegExp } from "../util/escape";
import { entryName, type TextRule } from "./rule";
import { listStated } from "./stated-sentences";

/** Files that are records themselves: of apps, of tests, of claims, of who runs the site, of how labels are earned. */
const records =
  /^(?:products|test-reports)\/|^site\/(?:claims|phrases|operator|helplines|distress|fact-sheet|scoring|moved)$/;

/** "US" is a country. A rule or a card of ours promises nothing. */
const us = /\b(?:[Ww]e|[Ww]e['’]\w+|us|[Oo]urs?|[Oo]urselves|I|I['’]\w+|my|[Tt]his (?:site|magazine|list|ranking))\b/;

const clauseEnd = /[,;:()]\s|\s[–—]\s/;

const titleFields: ReadonlySet<string> = new Set(["title", "seoTitle", "excerpt"]);

/** What denies, asks, doubts or wishes the words after it, in the same part of a sentence. */
const unstated =
  /\b(?:no|not|never|nor|neither|without|cannot|nobody|none|nothing|\w+n['’]t|hardly|rather than|instead of|whether|if|unless|would|could|might|should|look for|find out|unknown|suppose|imagine|ask(?:ing)?)\b(?:(?![,;:()]\s).)*$/i;

/**
 * Finds words of content/site/phrases.md in the plain text of every entry that state something about this site or an app and
 * rest on no claim, and exceptions that except nothing.
 */
export function checkPhrases(library: Library): TextRule {
  const { collections, documents } = library;
  const ledger = documents["site/phrases"];
  if (!ledger) return { ofText: () => [] };
  const { phrases, exceptions } = ledger.data;
  const patterns = new Map(phrases.map((phrase) => [phrase, wholeWords(phrase.words, "gi")]));
  const names = [...collections.products, ...collections.partners].map(({ data }) => escapeRegExp(data.name));
  const app = wholeWords(["[Pp]artners?", ...names].join("|"), "");
  const titles = [...collections.blog, ...collections.reviews].map(({ data }) => data.title.toLowerCase());
  const isTitle = (words: string) => titles.some((title) => title.includes(words.toLowerCase()));
  const figures =
    documents["site/claims"]?.data.claims.flatMap(({ text = "" }) => (/\d\D/.test(text) ? text : [])) ?? [];
  const used = new Set<PhraseException>();
  const isOf = (name: string, { of, provenBy }: Phrase, field: string | undefined, near: string) => {
    // The site's own texts speak of the site throughout, and a title of what the text lists.
    const isOwnVoice = !/^(?:blog|reviews)\//.test(name);
    if (of === "anybody" || isOwnVoice || (provenBy && titleFields.has(field ?? ""))) return true;
    return (of !== "app" && us.test(near)) || (of !== "us" && app.test(near));
  };
  const ofText = (entry: ParsedEntry<unknown>): Diagnostic[] => {
    const name = entryName(entry);
    if (records.test(name)) return [];
    const ranks = getBlocks(entry.body).some(({ block }) => block.name === ranking.name);
    return listStated(entry, isTitle).flatMap((stated) =>
      phrases.flatMap((phrase) => {
        if (phrase.provenBy === "ranking" && ranks) return [];
        return [...stated.text.matchAll(patterns.get(phrase) ?? /(?!)/g)].flatMap(({ 0: words, index }) => {
          const before = stated.text.slice(0, index);
          const near = before + stated.text.slice(index).split(clauseEnd)[0];
          // check-claims.ts reports figures of the ledger in the site's own files, with the claim to quote.
          if (name in documents && figures.some((figure) => words.startsWith(figure))) return [];
          if (unstated.test(before) || !isOf(name, phrase, stated.field, near)) return [];
          const excepting = exceptions.filter((one) => isExcepted(stated.text, index, words, name, one));
          for (const one of excepting) used.add(one);
          return excepting.length > 0 ? [] : [stated.report(words, describe(words, phrase))];
        });
      }),
    );
  };
  // Only who reads all texts knows which exceptions are used; a file with mistakes is not read.
  const afterwards = () => {
    const broken = library.diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file);
    return exceptions
      .filter((one) => !used.has(one) && !broken.some((file) => file.includes(`/${one.in ?? ""}`)))
      .map((one) => {
        const message = `No text has "${one.words}" as a claim any longer: remove this exception.`;
        return diagnosticAt(ledger, ["exceptions", exceptions.indexOf(one)], message);
      });
  };
  return { ofText, afterwards };
}

function wholeWords(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\w:/.,$#-])(?:${pattern})(?![\\w-])`, flags);
}

/** Whether an exception for this text has the words in it. */
function isExcepted(text: string, at: number, words: string, name: string, exception: PhraseException): boolean {
  if (exception.in !== undefined && name !== exception.in && !name.startsWith(`${exception.in}/`)) return false;
  const excepted = new RegExp(escapeRegExp(exception.words), "gi");
  return [...text.matchAll(excepted)].some(
    ({ 0: all, index }) => index <= at && index + all.length >= at + words.length,
  );
}

function describe(words: string, { says }: Phrase): string {
  return `"${words}" is a claim: it says ${says}. Quote what proves it, [${words}](claim:id) or {{claim:id}}, reword it so that it claims nothing, or give a reason in content/site/phrases.md.`;
}
