/** A link of a navigation. */
export type NavLink = {
  label: string;
  href: string;
  /** "page": it leads to the page that shows it. "true": to the section to which that page belongs. */
  current?: "page" | "true" | undefined;
};

/**
 * Marks where a page is in a navigation: the link to the page, or else the one that leads furthest on the way to it.
 * @param path Path of the page; a query does not count.
 * @param groups The lists of the navigation, of which only one link is meant.
 */
export function markCurrent(path: string, groups: readonly (readonly NavLink[])[]): NavLink[][] {
  const [page = ""] = path.split("?");
  const isAbove = (href: string) => href !== "/" && page.startsWith(`${href}/`);
  const hrefs = groups.flat().map(({ href }) => href);
  const [nearest] = hrefs.filter((href) => href === page || isAbove(href)).sort((a, b) => b.length - a.length);
  return groups.map((links) =>
    links.map(({ label, href }) => ({
      label,
      href,
      current: href === nearest ? (href === page ? "page" : "true") : undefined,
    })),
  );
}
