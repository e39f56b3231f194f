import type { Partner, RankedReview } from "../content/entry-types";
import { noPartner } from "../content/names";
import { allPartners, defaultPartner, rankedReviews, type Site } from "../content/site/site";
import { type AffiliateLinkTarget, buildAffiliateUrl, choosePartner } from "./affiliate-link";

export function getPartner(site: Site, slug: string): Partner | undefined {
  return allPartners(site).find((partner) => partner.slug === slug);
}

/** Where the links of a page to a partner lead. @param page Path of the page. */
export function targetTo(partner: Partner, page: string): AffiliateLinkTarget {
  const { slug, name, subId } = partner;
  return { partnerName: name, url: buildAffiliateUrl(partner), subId, page, isDown: slug === noPartner };
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(site: Site, page: string): AffiliateLinkTarget {
  return targetTo(defaultPartner(site), page);
}

/** The reviews whose app pays us, by slug: what lists of apps say of each, and what orders none. */
export function getPaying(site: Site): ReadonlySet<string> {
  const choose = (review: RankedReview) => choosePartner(review, allPartners(site), defaultPartner(site));
  return new Set(rankedReviews(site).flatMap((one) => (choose(one).name === one.product ? one.slug : [])));
}
