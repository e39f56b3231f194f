import { compareText } from "../../util/order";
import { routes } from "../../util/routes";
import type { DocumentName } from "../read/collections";
import type { Brand } from "../schemas/brand-schema";
import type { footerGroups } from "../schemas/page-schemas";
import type { SiteTexts } from "../schemas/site-schema";
import type { Library } from "./library";
import type { Site } from "./site";

type DocumentData<Name extends DocumentName> = NonNullable<Library["documents"][Name]>["data"];

/** The frontmatter of a document. */
export function getDocument<Name extends DocumentName>(site: Site, name: Name): DocumentData<Name> {
  return getDocumentEntry(site, name).data as DocumentData<Name>;
}

/** The same with its body, for legal pages. */
export function getDocumentEntry<Name extends DocumentName>(
  site: Site,
  name: Name,
): NonNullable<Library["documents"][Name]> {
  const entry = site.library.documents[name];
  if (!entry) throw new Error(`There is no document ${name}, though every library for readers has all of them.`);
  return entry;
}

/** Name, mark, colours and disclosure. */
export function getBrand(site: Site): Brand {
  return getDocument(site, "site/brand");
}

/** The brand, the navigation and the texts of every page. */
export function getSiteTexts(site: Site): SiteTexts {
  return { ...getDocument(site, "site/site"), ...getBrand(site) };
}

/** The links that pages add at the end of a group in the footer, by `footer.order`. */
export function footerLinks(site: Site, group: (typeof footerGroups)[number]): { label: string; href: string }[] {
  return site.library.collections.pages
    .filter(({ data }) => data.footer?.group === group)
    .sort((a, b) => (a.data.footer?.order ?? 0) - (b.data.footer?.order ?? 0) || compareText(a.slug, b.slug))
    .map(({ slug, data }) => ({ label: data.title, href: routes.page(slug) }));
}
