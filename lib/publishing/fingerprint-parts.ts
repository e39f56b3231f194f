import type { Post, Review, Test } from "../content/entry-types";
import type { ParsedEntry } from "../content/read/parse-entry";
import { footerGroups } from "../content/schemas/page-schemas";
import type { ProductData } from "../content/schemas/product-schema";
import { footerLinks } from "../content/snapshot/open-pages";
import type { Snapshot } from "../content/snapshot/snapshot";
import { listOld } from "../products/list-old";

/**
 * The inputs of a page: entries as objects, and counts as text. An entry is the same object until its file changes, so
 * a page is unchanged as long as the items of its fingerprint are the same.
 */
export type Fingerprint = readonly unknown[];

/**
 * The inputs that all pages share: documents, partners, the current offer, categories, and the footer links of pages.
 * Without content/site/moved.md, which no page shows.
 */
export function fingerprintSite({ library: { documents, collections }, defaultPartner }: Snapshot): Fingerprint {
  const { "site/moved": _, ...others } = documents;
  const { partners, categories, pages } = collections;
  const links = footerGroups.flatMap((group) =>
    footerLinks(group, pages).flatMap(({ href, label }) => [group, href, label]),
  );
  return [...Object.values(others), ...partners, ...categories, ...links, defaultPartner.offer];
}

/** The answers and prices of an app that are old on the day of the snapshot, because its page marks them as old. */
export function oldParts({ data }: ParsedEntry<ProductData>, { library: { documents }, day }: Snapshot): string {
  const sheet = documents["site/fact-sheet"]?.data;
  return sheet
    ? listOld(data, sheet, day)
        .map(({ path }) => path.join("."))
        .join()
    : "";
}

/** Entries, and the tests that their scores rest on. */
export function withTests(entries: readonly (Post | Review)[]): (Post | Review | Test)[] {
  return entries.flatMap<Post | Review | Test>((entry) =>
    "score" in entry && entry.score ? [entry, entry.score.test] : [entry],
  );
}
