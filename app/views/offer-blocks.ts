import { getSiteTexts } from "@/lib/content/site/documents";
import { defaultPartner, type Site } from "@/lib/content/site/site";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { getPartner, targetTo } from "@/lib/offers/partners";

/** The call to action that ends most pages. */
export function closingCta(site: Site, target: AffiliateLinkTarget) {
  const { closingCta: texts, shortDisclosure } = getSiteTexts(site);
  return { ...texts, target, disclosure: shortDisclosure };
}

/** The offer block in the review of an app that is no partner: the partner to whom its links lead, with the default partner's offer alone. */
export function reviewPartnerBlock(site: Site, target: AffiliateLinkTarget) {
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts(site);
  const { name, offer } = defaultPartner(site);
  return { ...texts, target, offer: target.partnerName === name ? offer : undefined, disclosure: shortDisclosure };
}

/** The offer block of a page: the partner, and the site's texts for it. @param page Path of the page. */
export function partnerBlock(site: Site, partnerSlug: string | undefined, page: string) {
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts(site);
  const partner = (partnerSlug && getPartner(site, partnerSlug)) || defaultPartner(site);
  return { ...texts, target: targetTo(partner, page), offer: partner.offer, disclosure: shortDisclosure };
}
