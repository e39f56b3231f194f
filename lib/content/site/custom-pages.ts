import { compareText } from "../../util/order";
import { routes } from "../../util/routes";
import type { footerGroups } from "../schemas/page-schemas";
import { currentSite } from "./current-site";
import type { Library } from "./library";

/** A page of content/pages without a route of its own. It shares a route with the categories: Next.js allows one parameter per level. */
export type CustomPageEntry = Library["collections"]["pages"][number];

export function getAllCustomPages(): readonly CustomPageEntry[] {
  return currentSite().library.collections.pages;
}

export function getCustomPage(slug: string): CustomPageEntry | undefined {
  return getAllCustomPages().find((page) => page.slug === slug);
}

/** The links that pages add at the end of a group in the footer, by `footer.order`. */
export function footerLinks(
  group: (typeof footerGroups)[number],
  pages = getAllCustomPages(),
): { label: string; href: string }[] {
  const getOrder = ({ data }: CustomPageEntry) => data.footer?.order ?? 0;
  return pages
    .filter(({ data }) => data.footer?.group === group)
    .sort((a, b) => getOrder(a) - getOrder(b) || compareText(a.slug, b.slug))
    .map(({ slug, data }) => ({ label: data.title, href: routes.page(slug) }));
}
