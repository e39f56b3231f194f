import { matchPages } from "../../addresses/page-addresses";
import { routes } from "../../util/routes";
import { upperFirst } from "../../util/title";

/** One step of the breadcrumbs. The last one is the page itself. */
export type Crumb = { label: string; href: string };

const home: Crumb = { label: "Home", href: routes.home() };

/**
 * The breadcrumbs of a page: the home page, and each page whose address begins the page's address. Labels
 * are those of lib/addresses/pages.ts, or the segments of the address in title case.
 * @param label Label of the page itself, such as the title of an article.
 */
export function buildTrail(path: string, label?: string): Crumb[] {
  const parts = path.split("/").filter(Boolean);
  const steps = parts.flatMap((part, index): Crumb[] => {
    const href = `/${parts.slice(0, index + 1).join("/")}`;
    const [found] = matchPages(href);
    if (!found) return [];
    const own = href === path ? label : undefined;
    const numbered = found.params.pageNumber && `Page ${found.params.pageNumber}`;
    const words = part.split("-").map(upperFirst).join(" ");
    return [{ label: own ?? found.one.label ?? numbered ?? words, href }];
  });
  return [home, ...steps];
}

/**
 * The breadcrumbs of a not-found page. It is prerendered for all addresses, so the last step has no address. It needs
 * none, because it is not a link.
 */
export function buildNotFoundTrail(title: string): Crumb[] {
  return [home, { label: title, href: "" }];
}
