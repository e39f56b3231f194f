import { noPartner } from "@/lib/content/last-good/fallback-texts";
import { getReview } from "@/lib/content/snapshot/reviews";
import { buildAffiliateTarget, trackedAddress } from "@/lib/offers/affiliate-link";
import type { ClickedLink } from "@/lib/offers/click";
import { getPartner } from "@/lib/offers/partners";
import { getNumber, isPlacement, type Placement } from "@/lib/offers/placements";
import { pageOfCode } from "@/lib/offers/sub-ids";
import { routes } from "@/lib/util/routes";

/** A way out of the site: where it leads, and which link it is. */
export type Exit = { address: string; link: ClickedLink };

/**
 * The exit that an address below /go names; `undefined` where there is no such partner or placement. Nothing of the address
 * itself becomes part of the target but the sub-ids, so it leads nowhere else than the partner's file says.
 */
export function findExit(named: { partner: string; placement: string; page: string }): Exit | undefined {
  const partner = getPartner(named.partner);
  if (!partner || partner.slug === noPartner || !isPlacement(named.placement)) return undefined;
  const { placement } = named;
  const page = pageOfCode(named.page);
  return {
    address: trackedAddress(buildAffiliateTarget(partner, { page }), placement),
    link: { partner: partner.slug, placement, page, rank: getRank(page, placement) },
  };
}

/** Rank of the review that the link is about: that of its card in the ranking, or of the page. */
function getRank(page: string, placement: Placement): number | undefined {
  if (placement.startsWith("ranked-")) return getNumber(placement);
  const [folder = "", slug = ""] = page.slice(1).split("/");
  return `/${folder}` === routes.reviews() ? getReview(slug)?.rank : undefined;
}
