import { titleCaseSlug } from "../../format/title";
import { matchPages } from "../page-addresses";
import { routes } from "../routes";

/** One step of the trail. The last one is the page itself. */
export type Crumb = { label: string; href: string };

const home: Crumb = { label: "Home", href: routes.home() };

/**
 * The way from the home page to a page: every page that its address leads over (docs/product.md, section 2, "Global
 * chrome"). Labels are those of lib/site/pages.ts, else the parts of the address in title case.
 * @param label What the page itself is called, where its address does not tell: the title of an article.
 */
export function buildTrail(path: string, label?: string): Crumb[] {
  const parts = path.split("/").filter(Boolean);
  const steps = parts.flatMap((part, index): Crumb[] => {
    const href = `/${parts.slice(0, index + 1).join("/")}`;
    const [found] = matchPages(href);
    if (!found) return [];
    const own = href === path ? label : undefined;
    const numbered = found.params.pageNumber && `Page ${found.params.pageNumber}`;
    return [{ label: own ?? found.one.label ?? numbered ?? titleCaseSlug(part), href }];
  });
  return [home, ...steps];
}

/**
 * Home, then what is said where nothing is. These pages are made before anybody asks for an address, so the last step,
 * which is no link, has none.
 */
export function buildMissingTrail(title: string): Crumb[] {
  return [home, { label: title, href: "" }];
}
