import type { Nodes } from "mdast";
import { claimAddress, quoteToken } from "../content/claims/quote-syntax";
import { splitSentences } from "../content/claims/sentences";
import { diagnosticAt, diagnosticInFile } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Phrase, PhraseException } from "../content/schemas/phrases-schema";
import type { Library } from "../content/site/library";
import { blocks } from "../text/block-kinds";
import { getBlocks } from "../text/blocks";
import { ranking } from "../text/blocks/ranking";
import { parseBody } from "../text/parse-body";
import { linesOf } from "../text/plain-text";
import { escapeRegExp } from "../util/escape";
import { positionAt } from "../util/position";
import { textsIn } from "../util/texts-in";
import { getWords } from "./body-rules/body-text";
import { entryName, type TextRule } from "./rule";

/** Files that are records themselves: of apps, of tests, of claims, of who runs the site, of how labels are earned. */
const records = /^(?:products|test-reports)\/|^site\/(?:claims|phrases|operator|helplines|fact-sheet|scoring|moved)$/;

/** Fields that no reader sees as a statement of the site: names, addresses, records. */
const recordFields =
  /^(?:tags?|category|sources|evidence|\w*[uU]rl|href|id|slug|in|kind|icon|cover\w+|alt|image|avatar\w*|reason|date|corrections|aliases|anyTag|author|about|partner|affiliateLink|name|what)$/;

/** "US" is a country. A rule or a card of ours promises nothing. */
const us = /\b(?:[Ww]e|[Ww]e['’]\w+|us|[Oo]urs?|[Oo]urselves|I|I['’]\w+|my|[Tt]his (?:site|magazine|list|ranking))\b/;

/** What denies, asks, doubts or wishes the words after it, in the same part of a sentence. */
const unstated =
  /\b(?:no|not|never|nor|neither|without|cannot|nobody|none|nothing|\w+n['’]t|hardly|rather than|instead of|whether|if|unless|would|could|might|should|look for|find out|unknown|suppose|imagine|ask(?:ing)?)\b(?:(?![,;:()]\s).)*$/i;

/** Finds words of content/site/phrases.md in the plain text of every entry that state something about this site or an app and rest on no claim, and exceptions that except nothing. */
export function checkPhrases({ collections, documents, diagnostics }: Library): TextRule {
  const ledger = documents["site/phrases"];
  if (!ledger) return { ofText: () => [] };
  const { exceptions } = ledger.data;
  const phrases = ledger.data.phrases.map((phrase) => ({ ...phrase, pattern: wholeWords(phrase.words, "gi") }));
  // Nearly all sentences have none of them, and what a phrase asks of the words around it takes most of the time.
  const any = wholeWords(phrases.map(({ words }) => `(?:${withoutLooks(words)})`).join("|") || "(?!)", "i");
  const names = [...collections.products, ...collections.partners].map(({ data }) => escapeRegExp(data.name));
  const app = wholeWords(["[Pp]artners?", ...names].join("|"), "");
  const titles = [...collections.blog, ...collections.reviews].map(({ data }) => data.title.toLowerCase());
  const isTitle = (words: string) => titles.some((title) => title.includes(words.toLowerCase()));
  const figures = (documents["site/claims"]?.data.claims ?? []).flatMap(({ text = "" }) =>
    /\d\D/.test(text) ? text : [],
  );
  const used = new Set<PhraseException>();
  const isOf = (name: string, { of, provenBy }: Phrase, field: unknown, near: string) =>
    // The site's own texts speak of the site throughout, and a title of what the text lists.
    of === "anybody" ||
    !/^(?:blog|reviews)\//.test(name) ||
    (provenBy && /^(?:title|seoTitle|excerpt)$/.test(String(field))) ||
    (of !== "app" && us.test(near)) ||
    (of !== "us" && app.test(near));
  const ofText = (entry: ParsedEntry<unknown>): Diagnostic[] => {
    const name = entryName(entry);
    if (records.test(name)) return [];
    const hasRanking =
      getBlocks(entry.body).some(({ block }) => block.name === ranking.name) ||
      collections.categories.some(({ slug, data }) => data.ranking && name === `categories/${slug}`);
    const find = (
      markdown: string,
      report: (message: string, words: string, offset: number) => Diagnostic,
      field?: string,
    ) =>
      sentencesOf(markdown, isTitle).flatMap(({ sentence, offset }) => {
        if (!any.test(sentence)) return [];
        return phrases.flatMap((phrase) =>
          [...sentence.matchAll(phrase.pattern)].flatMap(({ 0: words, index }) => {
            const before = sentence.slice(0, index);
            const near = before + sentence.slice(index).split(/[,;:()]\s|\s[–—]\s/)[0];
            // check-claims.ts reports figures of the ledger in the site's own files, with the claim to quote.
            if (name in documents && figures.some((figure) => words.startsWith(figure))) return [];
            if ((phrase.provenBy && hasRanking) || unstated.test(before) || !isOf(name, phrase, field, near)) return [];
            const excepting = exceptions.filter((one) => isExcepted(sentence, index, words, name, one));
            for (const one of excepting) used.add(one);
            return excepting.length > 0 ? [] : [report(describe(words, phrase), words, offset)];
          }),
        );
      });
    const fields = textsIn(entry.fields).filter(({ path }) => !path.some((step) => recordFields.test(String(step))));
    return [
      ...fields.flatMap(({ text, path }) =>
        find(text, (message) => diagnosticAt(entry, path, message), String(path.at(-1))),
      ),
      ...find(entry.body, (message, words, offset) => diagnosticInFile(entry, placeOf(entry, words, offset), message)),
    ];
  };
  // Only who reads all texts knows which exceptions are used; a file with mistakes is not read.
  const afterwards = () => {
    const broken = diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file);
    return exceptions.flatMap((one, index) => {
      if (used.has(one) || broken.some((file) => file.includes(`/${one.in ?? ""}`))) return [];
      const message = `No text has "${one.words}" as a claim any longer: remove this exception.`;
      return [diagnosticAt(ledger, ["exceptions", index], message)];
    });
  };
  return { ofText, afterwards };
}

/** The sentences that speak for the site, with the offset before which none of their words is. Questions and quotations do not. */
function sentencesOf(markdown: string, isTitle: (words: string) => boolean) {
  return linesOf(parseBody(markdown), (node) => unspoken(node, isTitle)).flatMap(({ text, offset }) => {
    let at = 0;
    return splitSentences(text.replaceAll("\t", "\n\n")).flatMap((written) => {
      const start = at;
      at += written.length;
      if (/\?["”’)]*\s*$/.test(written)) return [];
      return [{ sentence: written.replace(/"[^"]*"|“[^”]*”/g, "{}").trim(), offset: offset + start }];
    });
  });
}

/** What stands for a node that does not speak for the site: "{}" for what is proved, or names a page by its title; nothing for what others say. */
function unspoken(node: Nodes, isTitle: (words: string) => boolean): Nodes[] | undefined {
  const isBlock = (one: Nodes) => one.type === "code" && blocks.has(one.lang ?? "");
  if (node.type === "blockquote") return node.children.filter(isBlock);
  if (node.type === "code") return isBlock(node) ? undefined : [];
  if (node.type === "text" && node.value.includes("{{"))
    return [{ type: "text", value: node.value.replace(quoteToken, "{}") }];
  const isProved =
    node.type === "emphasis" ||
    (node.type === "link" && (claimAddress.test(node.url) || (/^[/#]/.test(node.url) && isTitle(getWords(node)))));
  return isProved ? [{ type: "text", value: "{}" }] : undefined;
}

/** Where words are in a file: at or after an offset in its text, perhaps on two lines, or with marks among them. */
function placeOf({ text, body }: ParsedEntry<unknown>, words: string, offset: number) {
  const pattern = new RegExp(words.split(/\s+/).map(escapeRegExp).join(String.raw`[^\p{L}\p{N}]+`), "gu");
  pattern.lastIndex = offset;
  return positionAt(text, text.length - body.length + (pattern.exec(body)?.index ?? offset));
}

function wholeWords(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\w:/.,$#-])(?:${pattern})(?![\\w-])`, flags);
}

/** A pattern that asks nothing of the words around it: it finds whatever the pattern finds, and more. */
function withoutLooks(pattern: string): string {
  let depth = 0;
  const parts = pattern.match(/\(\?<?[=!]|\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/g) ?? [];
  return parts
    .map((part) => {
      const isLook = /^\(\?<?[=!]/.test(part);
      if (depth === 0) {
        if (isLook) depth = 1;
        return isLook ? "(?:)" : part;
      }
      depth += part.startsWith("(") ? 1 : part === ")" ? -1 : 0;
      return "";
    })
    .join("");
}

/** Whether an exception for this text has the words in it. */
function isExcepted(text: string, at: number, words: string, name: string, exception: PhraseException): boolean {
  if (exception.in !== undefined && name !== exception.in && !name.startsWith(`${exception.in}/`)) return false;
  return [...text.matchAll(new RegExp(escapeRegExp(exception.words), "gi"))].some(
    ({ 0: all, index }) => index <= at && index + all.length >= at + words.length,
  );
}

function describe(words: string, { says }: Phrase): string {
  return `"${words}" is a claim: it says ${says}. Quote what proves it, [${words}](claim:id) or {{claim:id}}, reword it so that it claims nothing, or give a reason in content/site/phrases.md.`;
}
