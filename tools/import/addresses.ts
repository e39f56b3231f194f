import { isReservedSlug, reservedSegments } from "../../lib/addresses/page-addresses";
import { toSlug } from "../desk/editing/to-slug";
import type { Ledger } from "./ledger";
import type { SourceHead } from "./source";
import { freeName } from "./text/free-name";
import { oldPath } from "./text/lead-links";

export type Folder = "blog" | "reviews" | "pages";

/** Where a text goes. */
export type Place = {
  folder: Folder;
  slug: string;
  id: number;
  /** Its address on this site. */
  address: string;
  /** Its path on the old site, if it had one that can be redirected. */
  oldPath: string | undefined;
  remarks: readonly string[];
};

export type Taken = {
  /** Slugs in use that no import has made, by folder. */
  slugs: Readonly<Record<Folder, ReadonlySet<string>>>;
  /** Slugs of categories, whose addresses pages share. */
  categories: ReadonlySet<string>;
  /** The highest number of an article or review. */
  highestId: number;
};

/**
 * Gives every text its place, by key. Articles with what a review needs become reviews. Two texts with one slug get different
 * ones; a text keeps what an earlier run gave it. Pages whose address is one of the site's own have no place.
 */
export function placeEntries(heads: readonly SourceHead[], ledger: Ledger, taken: Taken): ReadonlyMap<string, Place> {
  const used = new Map<Folder, Set<string>>(
    (["blog", "reviews", "pages"] as const).map((one) => [one, new Set(taken.slugs[one])]),
  );
  for (const { key, ...head } of heads) {
    const known = ledger.entry(key);
    if (known) used.get(folderOf(head))?.add(known.slug);
  }
  let nextId = taken.highestId + 1;
  const places = new Map<string, Place>();
  const led = new Map<string, string>();
  for (const head of heads) {
    const folder = folderOf(head);
    const known = ledger.entry(head.key);
    const wished =
      toSlug(head.slug).slice(0, 80).replace(/-$/, "") ||
      toSlug(head.title).slice(0, 80).replace(/-$/, "") ||
      head.key.replace(/[^a-z0-9]+/gi, "-").toLowerCase();
    const remarks: string[] = [];
    if (
      !known &&
      folder === "pages" &&
      (reservedSegments.has(wished) || taken.categories.has(wished) || taken.slugs.pages.has(wished)) &&
      !isReservedSlug(wished)
    )
      continue;
    const slug = known?.slug ?? freeSlug(wished, used.get(folder) ?? new Set());
    if (!known && head.slug !== "" && slug !== head.slug) remarks.push(`Its slug was "${head.slug}".`);
    used.get(folder)?.add(slug);
    const id = known?.id ?? nextId++;
    ledger.remember(head.key, { slug, id });
    const address = folder === "pages" ? `/${slug}` : `/${folder}/${slug}`;
    const oldPath = pathOf(head.url);
    const other = oldPath && led.get(oldPath);
    if (other) remarks.push(`Its old address, ${oldPath}, leads to ${other}, which had the same.`);
    else if (oldPath) led.set(oldPath, address);
    places.set(head.key, { folder, slug, id, address, oldPath: other ? undefined : oldPath, remarks });
  }
  return places;
}

function folderOf({ kind, isReview }: Pick<SourceHead, "kind" | "isReview">): Folder {
  if (kind === "page") return "pages";
  return isReview ? "reviews" : "blog";
}

function freeSlug(wished: string, used: ReadonlySet<string>): string {
  return freeName(isReservedSlug(wished) ? `text-${wished}` : wished, (slug) => used.has(slug));
}

/** Addresses that are only a query ("/?p=12"), as drafts have, cannot be redirected. */
function pathOf(url: string): string | undefined {
  try {
    const path = oldPath(new URL(url));
    return path === "/" ? undefined : path;
  } catch {
    return undefined;
  }
}
