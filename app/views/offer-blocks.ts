import { getSite } from "@/lib/content/snapshot/site-document";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { targetTo } from "@/lib/offers/page-targets";
import { getDefaultPartner, getPartner } from "@/lib/offers/partners";

/** The call to action that ends most pages. */
export function closingCta(target: AffiliateLinkTarget) {
  const { closingCta: texts, shortDisclosure } = getSite();
  return { ...texts, target, disclosure: shortDisclosure };
}

/** The offer block of a page: the partner, and the site's texts for it. @param page Path of the page. */
export function partnerBlock(partnerSlug: string | undefined, page: string) {
  const { partnerBlock: texts, shortDisclosure } = getSite();
  const partner = (partnerSlug && getPartner(partnerSlug)) || getDefaultPartner();
  return { ...texts, target: targetTo(partner, page), offer: partner.offer, disclosure: shortDisclosure };
}
