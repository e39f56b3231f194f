import { entryAddress, pageCollections } from "../../../../lib/addresses/page-addresses";
import type { PageCollection } from "../../../../lib/addresses/page-kind";
import type { CollectionName } from "../../../../lib/content/read/collections";
import type { FieldPath } from "../replace-values";

/** Fields that name a file of a collection by its slug, by the folder or document that has them. */
export const referringFields: Readonly<
  Partial<Record<CollectionName, Readonly<Record<string, readonly FieldPath[]>>>>
> = {
  reviews: { reviews: ["comparison.*.slug"], partners: ["reviews.*"] },
  authors: { blog: ["author"], reviews: ["author"], "test-reports": ["tester"], "site/team": ["members.*.author"] },
  products: { reviews: ["about"], "test-reports": ["product"] },
  partners: { products: ["partner"], blog: ["partner"] },
};

/** Words that name a file wherever they stand, in fields and texts. `SLUG` stands for the slug. */
const referringWords: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  authors: ["(person:)SLUG"],
  products: [
    "(product:)SLUG",
    "(test:)SLUG(?=/)",
    String.raw`(\{\{\s*(?:price|month|year|limits|fact):)SLUG(?=\.)`,
    String.raw`((?:plan|against): ["']?)SLUG(?=\.)`,
    String.raw`((?:^|\n)apps:[^\n]*?[\s,["'])SLUG`,
    String.raw`((?:^|\n)apps:\s*\n(?:[ \t]*-[^\n]*\n)*?[ \t]*-[ \t]*["']?)SLUG`,
    String.raw`(/reviews/compare\?apps=(?:[a-z0-9-]+,)*)SLUG`,
  ],
  partners: ["(partner:)SLUG"],
};

/** Where a slug ends. */
const end = "(?![a-z0-9-])";

export function isPageCollection(folder: CollectionName): folder is PageCollection {
  return (pageCollections as readonly string[]).includes(folder);
}

/** Replaces what names a file in a text: its address, and the words for it. */
export function replaceReferences(text: string, folder: CollectionName, from: string, to: string): string {
  const words = (referringWords[folder] ?? []).reduce(
    (changed, pattern) => changed.replace(new RegExp(pattern.replace("SLUG", `${from}${end}`), "g"), `$1${to}`),
    text,
  );
  if (!isPageCollection(folder)) return words;
  const address = new RegExp(`(?<![\\w/.-])${entryAddress(folder, from)}${end}(?!/(?!page/))`, "g");
  return words.replace(address, entryAddress(folder, to));
}
