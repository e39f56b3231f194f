import { diagnosticAt, diagnosticInBody } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { findingAt, getWords } from "./body-rules/body-text";
import { findPartnerLinks } from "./body-rules/partner-links";
import { perEntry } from "./per-entry";

/** Links to partners, also those by way of a reference. */
const getLinks = perEntry(({ body }) =>
  findPartnerLinks(body).flatMap(({ node, partner }) =>
    "children" in node ? [{ node, words: getWords(node), partner }] : [],
  ),
);

type Named = { names: readonly string[]; partner: string | undefined };

/** A link to a partner must not be called by the name of an app to which it does not lead; nor must the promotional strip. */
export function checkPartnerWords({ collections, documents }: Library): Diagnostic[] {
  const { blog, reviews, pages, "test-reports": tests, products, partners } = collections;
  const named: readonly Named[] = [
    ...products.map(({ data }) => ({ names: [data.name, ...data.alsoCalled], partner: data.partner })),
    ...partners.map(({ slug, data }) => ({ names: [data.name], partner: slug })),
  ];
  const mistake = (what: string, words: string, partner: string | undefined): string[] => {
    const other = partner === undefined ? undefined : wrongName(words, partner, named);
    return other === undefined
      ? []
      : [
          `${what} "${other}" and leads to the partner "${partner}", which is another app. Name the app to which it leads.`,
        ];
  };
  const texts: readonly ParsedEntry<unknown>[] = [...blog, ...reviews, ...pages, ...tests];
  const site = documents["site/site"];
  const leadsTo = partners.find(({ data }) => data.default)?.slug;
  return [
    ...texts.flatMap((entry) =>
      getLinks(entry).flatMap(({ node, words, partner }) =>
        mistake("This link is called", words, partner).map((message) =>
          diagnosticInBody(entry, findingAt(node, message)),
        ),
      ),
    ),
    ...(site
      ? mistake("This strip is a link. It names", site.data.banner ?? "", leadsTo).map((message) =>
          diagnosticAt(site, ["banner"], message),
        )
      : []),
  ];
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
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${words[at - 1] ?? ""}${words[at + name.length] ?? ""}`)) return true;
  return false;
}
