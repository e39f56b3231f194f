import { routes } from "../../site/routes";
import type { footerGroups } from "../schemas/page-schemas";
import { getSnapshot } from "./current-snapshot";
import type { Library } from "./library";

/** A page of content/pages that the site has no route for. */
export type OpenPageEntry = Library["collections"]["pages"][number];

export function getAllOpenPages(): readonly OpenPageEntry[] {
  return getSnapshot().library.collections.pages;
}

export function getOpenPage(slug: string): OpenPageEntry | undefined {
  return getAllOpenPages().find((page) => page.slug === slug);
}

/** The links that pages add to the end of a list in the footer, in their order. */
export function footerLinks(
  group: (typeof footerGroups)[number],
  pages = getAllOpenPages(),
): { label: string; href: string }[] {
  const place = ({ data }: OpenPageEntry) => data.footer?.order ?? 0;
  return pages
    .filter(({ data }) => data.footer?.group === group)
    .sort((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug))
    .map(({ slug, data }) => ({ label: data.title, href: routes.page(slug) }));
}
