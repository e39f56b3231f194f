import { noPartner } from "../content/last-good/fallback-texts";
import { getReview } from "../content/snapshot/reviews";
import { routes } from "../util/routes";
import { buildAffiliateTarget, trackedAddress } from "./affiliate-link";
import type { ClickedLink } from "./click-log";
import { getPartner } from "./partners";
import { getNumber, isPlacement, type Placement } from "./placements";
import { pageOfCode } from "./sub-ids";

/** Where an affiliate link leads, and which link it is. */
export type AffiliateRedirect = { address: string; link: ClickedLink };

/**
 * Where an address below /go leads; `undefined` where there is no such partner or placement. Nothing of the address
 * itself becomes part of the target but the sub-ids, so it leads nowhere else than the partner's file says.
 */
export function findAffiliateRedirect(named: {
  partner: string;
  placement: string;
  page: string;
}): AffiliateRedirect | undefined {
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
