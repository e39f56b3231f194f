import { getSiteTexts } from "@/lib/content/site/site-texts";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { targetTo } from "@/lib/offers/page-targets";
import { getDefaultPartner, getPartner } from "@/lib/offers/partners";

/** The call to action that ends most pages. */
export function closingCta(target: AffiliateLinkTarget) {
  const { closingCta: texts, shortDisclosure } = getSiteTexts();
  return { ...texts, target, disclosure: shortDisclosure };
}

/** The offer block in and beside the review of an app that is no partner: the partner to whom its links lead. */
export function reviewPartnerBlock(target: AffiliateLinkTarget) {
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts();
  const partner = getDefaultPartner();
  const offer = target.partnerName === partner.name ? partner.offer : undefined;
  return { ...texts, target, offer, disclosure: shortDisclosure };
}

/** The offer block of a page: the partner, and the site's texts for it. @param page Path of the page. */
export function partnerBlock(partnerSlug: string | undefined, page: string) {
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts();
  const partner = (partnerSlug && getPartner(partnerSlug)) || getDefaultPartner();
  return { ...texts, target: targetTo(partner, page), offer: partner.offer, disclosure: shortDisclosure };
}
