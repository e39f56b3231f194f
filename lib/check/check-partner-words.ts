import type { Link } from "mdast";
import { visit } from "unist-util-visit";
import { parseBody } from "../content/markdown/parse-body";
import { type Diagnostic, diagnosticAt, diagnosticInBody } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { findingAt, getWords } from "./body-rules/body-text";
import type { TextRule } from "./rule";

type Named = { names: readonly string[]; partner: string | undefined };

/** A link to a partner must not be called by the name of an app to which it does not lead. */
export function checkPartnerWords({ collections }: Library): TextRule {
  return (entry) =>
    findPartnerLinks(entry.body).flatMap(({ node, partner }) => {
      const message = describeWrong("This link is called", getWords(node), partner, collections);
      return message ? [diagnosticInBody(entry, findingAt(node, message))] : [];
    });
}

/** Nor must the promotional strip, which leads to the default partner. */
export function checkStrip({ collections, documents }: Library): Diagnostic[] {
  const site = documents["site/site"];
  const leadsTo = collections.partners.find(({ data }) => data.default)?.slug;
  const message =
    site && leadsTo && describeWrong("This strip is a link. It names", site.data.banner ?? "", leadsTo, collections);
  return message ? [diagnosticAt(site, ["banner"], message)] : [];
}

function describeWrong(
  what: string,
  words: string,
  partner: string,
  { products, partners }: Library["collections"],
): string | undefined {
  const other = wrongName(words, partner, [
    ...products.map(({ data }) => ({ names: [data.name, ...data.alsoCalled], partner: data.partner })),
    ...partners.map(({ slug, data }) => ({ names: [data.name], partner: slug })),
  ]);
  return other === undefined
    ? undefined
    : `${what} "${other}" and leads to the partner "${partner}", which is another app. Name the app to which it leads.`;
}

/** A name in the words that is of another app, where none in them is of the partner's. */
function wrongName(words: string, partner: string, named: readonly Named[]): string | undefined {
  const found = named.flatMap((one) => {
    const name = one.names.find((each) => isNamed(words, [each]));
    return name === undefined ? [] : [{ name, isRight: one.partner === partner }];
  });
  return found.some(({ isRight }) => isRight) ? undefined : found[0]?.name;
}

/** Whether a text has one of some names as whole words. */
export function isNamed(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`)) return true;
    return false;
  });
}

/** The links of a body that lead to a partner. */
export function findPartnerLinks(body: string): { node: Link; partner: string }[] {
  if (!body.includes("partner:")) return [];
  const found: { node: Link; partner: string }[] = [];
  visit(parseBody(body), "link", (node) => {
    const [, partner] = /^partner:(.+)$/.exec(node.url) ?? [];
    if (partner !== undefined) found.push({ node, partner });
  });
  return found;
}
