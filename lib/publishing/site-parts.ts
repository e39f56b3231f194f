import { footerGroups } from "../content/schemas/page-schemas";
import { footerLinks } from "../content/snapshot/open-pages";
import type { Snapshot } from "../content/snapshot/snapshot";

/**
 * The inputs of a page: entries as objects, and counts as text. An entry is the same object until its file changes, so
 * a page is unchanged as long as the items of its fingerprint are the same.
 */
export type Fingerprint = readonly unknown[];

/**
 * The inputs that all pages share: documents, partners, the current offer, categories, the footer links of pages,
 * and which partners' links are dead.
 * Without content/site/moved.md, which no page shows.
 */
export function fingerprintSite({
  library: { documents, collections },
  defaultPartner,
  deadLinks,
}: Snapshot): Fingerprint {
  const { "site/moved": _, ...others } = documents;
  const { partners, categories, pages } = collections;
  const links = footerGroups.flatMap((group) =>
    footerLinks(group, pages).flatMap(({ href, label }) => [group, href, label]),
  );
  const dead = [...deadLinks].sort().join("\n");
  return [...Object.values(others), ...partners, ...categories, ...links, defaultPartner.offer?.text, dead];
}
