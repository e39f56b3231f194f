import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import { findingAtOffset } from "./body-rules/body-text";
import { diagnosticInBody } from "./diagnostic-at";
import { perEntry } from "./per-entry";

const partnerLink = /\[([^\][]*)\]\(partner:([a-z0-9-]+)\)/g;

const linksOf = perEntry(({ body }) =>
  [...body.matchAll(partnerLink)].map(({ 1: words = "", 2: partner, index }) => ({ words, partner, index })),
);

type Named = { names: readonly string[]; partner: string | undefined };

/** A link to a partner must not be called by the name of an app to which it does not lead. */
export function checkPartnerWords({ collections }: Library): Diagnostic[] {
  const { blog, reviews, pages, tests, products, partners } = collections;
  const named: readonly Named[] = [
    ...products.map(({ data }) => ({ names: [data.name, ...data.alsoCalled], partner: data.partner })),
    ...partners.map(({ slug, data }) => ({ names: [data.name], partner: slug })),
  ];
  const texts: readonly ParsedEntry<unknown>[] = [...blog, ...reviews, ...pages, ...tests];
  return texts.flatMap((entry) =>
    linksOf(entry).flatMap(({ words, partner, index }) => {
      const other = wrongName(words, partner, named);
      if (!other) return [];
      const message = `This link is called "${other}" and leads to the partner "${partner}", which is another app. Name the app to which it leads.`;
      return [diagnosticInBody(entry, findingAtOffset(entry.body, index, message))];
    }),
  );
}

/** A name in the words that is of another app, where none in them is of the partner's. */
function wrongName(words: string, partner: string | undefined, named: readonly Named[]): string | undefined {
  const found = named.flatMap((one) => {
    const name = one.names.find((each) => isNamed(words, each));
    return name === undefined ? [] : [{ name, isRight: one.partner === partner }];
  });
  return found.some(({ isRight }) => isRight) ? undefined : found[0]?.name;
}

function isNamed(words: string, name: string): boolean {
  const at = words.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${words[at - 1] ?? ""}${words[at + name.length] ?? ""}`);
}
