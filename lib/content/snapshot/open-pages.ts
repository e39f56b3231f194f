import { routes } from "../../util/routes";
import type { footerGroups } from "../schemas/page-schemas";
import { getSnapshot } from "./current-snapshot";
import type { Library } from "./library";

/** A page of content/pages without a route of its own (docs/decisions/023-open-pages.md). */
export type OpenPageEntry = Library["collections"]["pages"][number];

export function getAllOpenPages(): readonly OpenPageEntry[] {
  return getSnapshot().library.collections.pages;
}

export function getOpenPage(slug: string): OpenPageEntry | undefined {
  return getAllOpenPages().find((page) => page.slug === slug);
}

/** The links that pages add at the end of a group in the footer, by `footer.order`. */
export function footerLinks(
  group: (typeof footerGroups)[number],
  pages = getAllOpenPages(),
): { label: string; href: string }[] {
  const orderOf = ({ data }: OpenPageEntry) => data.footer?.order ?? 0;
  return pages
    .filter(({ data }) => data.footer?.group === group)
    .sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug))
    .map(({ slug, data }) => ({ label: data.title, href: routes.page(slug) }));
}
