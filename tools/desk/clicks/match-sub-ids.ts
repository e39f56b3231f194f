import { isPlacement, type Placement } from "../../../lib/offers/placements";
import { joinedSubId, pageOfCode, pageSubId } from "../../../lib/offers/sub-ids";
import type { Earning } from "./read-earnings";

/** A link of the site. */
export type LinkPlace = { page: string; placement: Placement };

/**
 * Creates the way back from a network's sub-ids to links. Sub-ids of long addresses are shortened, so they are compared
 * with those of the pages that there are.
 * @param pages Paths of the site's pages.
 * @returns A function that gives the link; `undefined` for what this site never sent.
 */
export function createSubIdMatcher(
  pages: readonly string[],
): (earning: Pick<Earning, "subId" | "page">) => LinkPlace | undefined {
  const single = new Map(pages.map((page) => [pageSubId(page), page]));
  const joined = new Map<Placement, ReadonlyMap<string, string>>();

  const joinedWith = (placement: Placement) => {
    const known = joined.get(placement) ?? new Map(pages.map((page) => [joinedSubId(page, placement), page]));
    joined.set(placement, known);
    return known;
  };

  return ({ subId, page }) => {
    const [, placement = "", code = page] = /^([a-z]+(?:-\d+)?)(?:--(.+))?$/.exec(subId) ?? [];
    if (!isPlacement(placement) || !code) return undefined;
    const found = page === undefined ? joinedWith(placement).get(subId) : single.get(page);
    // A page that is gone since, if its address was short enough to be sent whole.
    return { placement, page: found ?? pageOfCode(code) };
  };
}
