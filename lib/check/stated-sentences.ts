import type { Nodes } from "mdast";
import { claimAddress, quoteToken } from "../content/claims/quote-syntax";
import { splitSentences } from "../content/claims/sentences";
import { diagnosticAt, diagnosticInFile } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { blocks } from "../text/block-kinds";
import { parseBody } from "../text/parse-body";
import { plainTextOf } from "../text/plain-text";
import { escapeRegExp } from "../util/escape";
import { positionAt } from "../util/position";
import { textsIn } from "../util/texts-in";
import { getWords } from "./body-rules/body-text";

/** A sentence as readers see it. `field` is that of the frontmatter; nothing below it. */
export type Stated = { text: string; field?: string; report: (words: string, message: string) => Diagnostic };

/** Fields that no reader sees as a statement of the site: names, addresses, records. */
const recordFields = new Set([
  ...["tags", "category", "sources", "evidence", "url", "href", "homeUrl", "trackedUrl", "linkedinUrl", "id", "slug"],
  ...["in", "kind", "icon", "coverImage", "coverAlt", "alt", "image", "avatar", "avatarUrl", "avatarAlt", "reason"],
  ...["date", "corrections", "aliases", "anyTag", "tag", "author", "about", "partner", "affiliateLink", "name", "what"],
]);

/** Stands for what is proved, or said by others. */
const proved = "{}";

/**
 * The sentences in which an entry speaks for the site, in its fields and its text, blocks included: without quotations, and with
 * "{}" in place of what quotes a claim or a price, and of words that name a page by its title.
 */
export function listStated(entry: ParsedEntry<unknown>, isTitle: (words: string) => boolean): Stated[] {
  return [
    ...textsIn(entry.fields)
      .filter(({ path }) => !path.some((step) => recordFields.has(String(step))))
      .flatMap(({ text, path }) => {
        return sentencesOf(text, isTitle).map((sentence) => ({
          text: sentence,
          field: String(path.at(-1)),
          report: (_: string, message: string) => diagnosticAt(entry, path, message),
        }));
      }),
    ...sentencesOf(entry.body, isTitle).map((text) => ({
      text,
      report: (words: string, message: string) => diagnosticInFile(entry, find(entry, text, words), message),
    })),
  ];
}

function sentencesOf(markdown: string, isTitle: (words: string) => boolean): string[] {
  return plainTextOf(parseBody(markdown), (node) => stateless(node, isTitle))
    .split("\n")
    .flatMap((line) => line.split("\t"))
    .flatMap(splitSentences)
    .filter((sentence) => !/\?["”’)]*\s*$/.test(sentence))
    .map((sentence) => sentence.replace(/"[^"]*"|“[^”]*”/g, proved).trim());
}

/** What is left of a node that does not speak for the site; `undefined` for any other. */
function stateless(node: Nodes, isTitle: (words: string) => boolean): Nodes[] | undefined {
  if (node.type === "blockquote") return node.children.filter(isBlock);
  if (node.type === "code") return isBlock(node) ? undefined : [];
  if (node.type === "text" && node.value.includes("{{"))
    return [{ type: "text", value: node.value.replace(quoteToken, proved) }];
  const isProved =
    node.type === "emphasis" ||
    (node.type === "link" && (claimAddress.test(node.url) || (/^[/#]/.test(node.url) && isTitle(getWords(node)))));
  return isProved ? [{ type: "text", value: proved }] : undefined;
}

function isBlock(node: Nodes): boolean {
  return node.type === "code" && blocks.has(node.lang ?? "");
}

/** Where words of a sentence are in a file. They may be on two lines, or have marks among them. */
function find({ text, body }: ParsedEntry<unknown>, sentence: string, words: string) {
  const before = sentence.slice(0, sentence.indexOf(words)).split(/\W+/).filter(Boolean).slice(-2);
  const between = String.raw`[^\p{L}\p{N}]+`;
  const at = [[...before, words], [words]]
    .map((parts) => parts.flatMap((part) => part.split(/\s+/)).map(escapeRegExp))
    .map((parts) => new RegExp(parts.join(between), "u").exec(body))
    .find((match) => match !== null);
  const start = text.length - body.length;
  const lead = at ? at[0].toLowerCase().lastIndexOf(words.split(/\s+/)[0]?.toLowerCase() ?? "") : 0;
  return positionAt(text, start + (at ? at.index + Math.max(0, lead) : 0));
}
