import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { claimAddress, quoteToken, splitSentences } from "../content/claims/quote-syntax";
import { parseBody } from "../content/markdown/parse-body";
import { diagnosticAt, diagnosticInBody } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { linesOf } from "../text/plain-text";
import { escapeRegExp } from "../util/escape";
import { positionAt } from "../util/position";
import { textsIn } from "../util/texts-in";
import type { TextRule } from "./rule";

/** Files that are records themselves, and fields that state nothing to readers: names, addresses, records. */
const records = /^(?:products|test-reports)\/|^site\/(?:claims|phrases|operator|helplines|fact-sheet|scoring|moved)$/;
const recordFields =
  /^(?:tags?|category|sources|evidence|\w*[uU]rl|href|id|slug|in|kind|icon|cover\w+|alt|image|avatar\w*|reason|date|corrections|aliases|anyTag|author|about|partner|affiliateLink|name|what)$/;

/** Who speaks: "US" is a country. */
const us = "[Ww]e|[Ww]e['’]\\w+|us|[Oo]urs?|I|I['’]\\w+|[Mm]y|[Tt]his (?:site|magazine|list|ranking)|[Pp]artners?";

/** What denies, asks, doubts or wishes the words after it. */
const unstated =
  /\b(?:no|not|never|nor|neither|without|cannot|nobody|none|nothing|\w+n['’]t|hardly|rather than|instead of|whether|if|unless|would|could|might|should|unknown|ask(?:ing)?)\b/i;

const wholeWords = (pattern: string, flags: string) => new RegExp(`(?<![\\w:/.,$#-])(?:${pattern})(?![\\w-])`, flags);

/** Finds words of content/site/phrases.md in the plain text of every entry that state something and rest on no claim. */
export function checkPhrases({ collections, documents }: Library): TextRule {
  const { phrases: listed = [], exceptions = [] } = documents["site/phrases"]?.data ?? {};
  const phrases = listed.map((one) => ({ ...one, pattern: wholeWords(one.words, "i") }));
  const any = wholeWords(listed.map(({ words }) => words).join("|") || "(?!)", "i");
  const names = [...collections.products, ...collections.partners].map(({ data }) => escapeRegExp(data.name));
  const subject = wholeWords([us, ...names].join("|"), "");
  const findIn = (name: string, markdown: string) =>
    partsOf(markdown, any).flatMap(({ part, offset }) =>
      phrases.flatMap(({ pattern, says, anywhere }) => {
        const { 0: found = "", index = -1 } = pattern.exec(part) ?? {};
        const counts = anywhere || !/^(?:blog|reviews)\//.test(name) || subject.test(part);
        if (index < 0 || !counts || part.includes("{}") || unstated.test(part.slice(0, index))) return [];
        const isExcepted = exceptions
          .filter((one) => `${name}/`.startsWith(`${one.in ?? name}/`))
          .some((one) => part.includes(one.words) && one.words.includes(found));
        const message = `"${found}" is a claim: it says ${says}. Quote what proves it, [${found}](claim:id) or {{claim:id}}, reword it so that it claims nothing, or give a reason in content/site/phrases.md.`;
        return isExcepted ? [] : [{ found, message, offset }];
      }),
    );
  return (entry) => {
    const { name, body, fields } = entry;
    if (records.test(name)) return [];
    const shown = textsIn(fields).filter(({ path }) => !path.some((step) => recordFields.test(String(step))));
    const inFields = shown.flatMap(({ text, path }) =>
      findIn(name, text).map(({ message }) => diagnosticAt(entry, path, message)),
    );
    const inBody = findIn(name, body).map(({ found, offset, message }) => {
      const at = Math.max(offset, body.indexOf(found, offset));
      return diagnosticInBody(entry, { ...positionAt(body, at), message });
    });
    return [...inFields, ...inBody];
  };
}

/** A text on one line without a sign of markdown, as most fields are: what readers see is what is written. */
const plainLine = /^[\p{L}"'“(][^\n*_`\\&<>[\]{}|~]*$/u;

/** The parts of sentences that may have such words, with the offset of their block. Questions and quotations state nothing. */
function partsOf(markdown: string, any: RegExp) {
  const isPlain = plainLine.test(markdown);
  const all = isPlain ? [{ text: markdown, offset: 0 }] : linesOf(withoutClaims(markdown));
  const lines = all.filter(({ text }) => any.test(text));
  return lines.flatMap(({ text, offset }) =>
    splitSentences(text.replaceAll("\t", "\n\n"))
      .filter((sentence) => !/\?["”’)]*\s*$/.test(sentence))
      .flatMap((sentence) => sentence.replace(/"[^"]*"|“[^”]*”/g, "").split(/[,;:()]\s|\s[–—]\s/))
      .filter((part) => any.test(part))
      .map((part) => ({ part, offset })),
  );
}

/** "{}" stands for what is proved. Links to pages of ours are their names, and emphasis is what somebody else might say. */
function withoutClaims(markdown: string): Root {
  const tree = structuredClone(parseBody(markdown));
  visit(tree, (node) => {
    if (node.type === "text") node.value = node.value.replace(quoteToken, "{}");
    if (node.type === "link" && claimAddress.test(node.url)) node.children = [{ type: "text", value: "{}" }];
    else if (node.type === "emphasis" || (node.type === "link" && /^[/#]/.test(node.url))) node.children = [];
  });
  return tree;
}
