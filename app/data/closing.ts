import { getDefaultPartner, getPartner } from "@/lib/content/snapshot/partners";
import { getSite } from "@/lib/content/snapshot/site-document";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "@/lib/offers/affiliate-link";

/** The call to action that ends most pages. Without a partner of its own, a page shows the default one. */
export function closingCta(target: AffiliateLinkTarget = defaultTarget()) {
  const { closingCta: texts, shortDisclosure } = getSite();
  return { ...texts, target, disclosure: shortDisclosure };
}

export function defaultTarget(): AffiliateLinkTarget {
  return buildAffiliateTarget(getDefaultPartner());
}

/** The offer block of a page: the partner, and the site's texts for it. */
export function partnerBlock(partnerSlug: string | undefined) {
  const { partnerBlock: texts, shortDisclosure } = getSite();
  const partner = (partnerSlug && getPartner(partnerSlug)) || getDefaultPartner();
  return { ...texts, target: buildAffiliateTarget(partner), offer: partner.offer, disclosure: shortDisclosure };
}
