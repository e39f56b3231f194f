import { isScalar, parseDocument, visit } from "yaml";
import { ledgerReference } from "../../../lib/content/claims/quote-syntax";
import { resolveClaimsInText, withheld } from "../../../lib/content/claims/resolve-claims";
import { splitSentences } from "../../../lib/content/claims/sentences";
import { escapeRegExp } from "../../../lib/util/escape";
import { joinSource, splitSource } from "../editing/split-source";

/** What goes when the samples go. */
export type Gone = {
  /** Addresses of this site, like "/blog/a-guide". */
  addresses: readonly string[];
  /** Names of apps and partners. */
  names: readonly string[];
  /** Whether a claim goes. @param id That of the ledger. */
  isClaimGone: (id: string) => boolean;
};

/**
 * A file as it is without the samples: its claims give way to their fallbacks, or go with their sentences, as they do while a claim
 * is withheld; and so does each sentence that leads to a page that goes, or names an app that does.
 */
export function keepFile(source: string, gone: Gone): string {
  const parts = splitSource(source);
  if (!parts) return source;
  const fields = parseDocument(parts.fields);
  visit(fields, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return undefined;
      const kept = keepText(node.value, gone);
      if (kept !== node.value) node.value = kept;
      return kept === "" ? visit.REMOVE : undefined;
    },
    Pair: (_, { key, value }) =>
      isScalar(key) && key.value === "sample" && isScalar(value) ? visit.REMOVE : undefined,
  });
  // Splitting at the line of "---" keeps the text below it a text of its own.
  const at = parts.rest.indexOf("\n") + 1;
  const body = at > 0 ? tidy(keepText(parts.rest.slice(at), gone)) : "";
  const written = fields.toString({ lineWidth: 0, flowCollectionPadding: true });
  return joinSource({ fields: written, rest: `${at > 0 ? parts.rest.slice(0, at) : parts.rest}${body}` });
}

function keepText(text: string, { addresses, names, isClaimGone }: Gone): string {
  const shown = resolveClaimsInText(text, (reference) => {
    const { id } = ledgerReference(reference) ?? {};
    return id !== undefined && isClaimGone(id) ? withheld : undefined;
  });
  if (typeof shown !== "string") return "";
  const unwanted = [
    ...addresses.map((address) => `\\]\\(${escapeRegExp(address)}(?![\\w-])`),
    ...names.map((name) => `\\b${escapeRegExp(name)}\\b`),
  ];
  if (unwanted.length === 0) return shown;
  const pattern = new RegExp(unwanted.join("|"));
  const sentences = splitSentences(shown);
  const kept = sentences.filter((sentence) => !pattern.test(sentence));
  if (kept.length === sentences.length) return shown;
  return sentences
    .map((sentence) => (pattern.test(sentence) ? (/\n\s*$/.exec(sentence)?.[0] ?? "") : sentence))
    .join("");
}

/** Without the spaces and empty lines that a sentence has left behind. */
function tidy(body: string): string {
  if (body.trim() === "") return "";
  return `${body
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
}
