/** A link of a navigation. */
export type NavLink = {
  label: string;
  href: string;
  /** "page": it leads to the page that shows it. "true": to the section to which that page belongs. */
  current?: "page" | "true" | undefined;
};

/**
 * Marks the current page in a navigation: the link to it, or else the link to the nearest page above it.
 * @param path Path of the page; a query does not count.
 * @param lists The lists of links by name. At most one link in all of them is marked.
 */
export function markCurrent<Name extends string>(
  path: string,
  lists: Readonly<Record<Name, readonly NavLink[]>>,
): Record<Name, NavLink[]> {
  const [page = ""] = path.split("?");
  const isAbove = (href: string) => href !== "/" && page.startsWith(`${href}/`);
  const hrefs = Object.values<readonly NavLink[]>(lists).flatMap((links) => links.map(({ href }) => href));
  const [nearest] = hrefs.filter((href) => href === page || isAbove(href)).sort((a, b) => b.length - a.length);
  const mark = ({ label, href }: NavLink): NavLink => ({
    label,
    href,
    current: href === nearest ? (href === page ? "page" : "true") : undefined,
  });
  const marked = Object.entries<readonly NavLink[]>(lists).map(([name, links]) => [name, links.map(mark)]);
  return Object.fromEntries(marked) as Record<Name, NavLink[]>;
}
