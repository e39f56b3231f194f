import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { defaultPartner } from "@/lib/content/site/site";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { targetTo } from "@/lib/offers/page-targets";
import { getPartner } from "@/lib/offers/partners";

/** The call to action that ends most pages. */
export function closingCta(target: AffiliateLinkTarget) {
  const site = currentSite();
  const { closingCta: texts, shortDisclosure } = getSiteTexts(site);
  return { ...texts, target, disclosure: shortDisclosure };
}

/** The offer block in and beside the review of an app that is no partner: the partner to whom its links lead. */
export function reviewPartnerBlock(target: AffiliateLinkTarget) {
  const site = currentSite();
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts(site);
  const partner = defaultPartner(site);
  const offer = target.partnerName === partner.name ? partner.offer : undefined;
  return { ...texts, target, offer, disclosure: shortDisclosure };
}

/** The offer block of a page: the partner, and the site's texts for it. @param page Path of the page. */
export function partnerBlock(partnerSlug: string | undefined, page: string) {
  const site = currentSite();
  const { partnerBlock: texts, shortDisclosure } = getSiteTexts(site);
  const partner = (partnerSlug && getPartner(site, partnerSlug)) || defaultPartner(site);
  return { ...texts, target: targetTo(site, partner, page), offer: partner.offer, disclosure: shortDisclosure };
}
