import type { Partner } from "../content/entry-types";
import { noPartner } from "../content/names";
import { allPartners, defaultPartner, type Site } from "../content/site/site";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "./affiliate-link";

export function getPartner(site: Site, slug: string): Partner | undefined {
  return allPartners(site).find((partner) => partner.slug === slug);
}

/** Whether nobody is sent to a partner, because the site has none. */
function isDown(partner: Pick<Partner, "slug">): boolean {
  return partner.slug === noPartner;
}

/** Where the links of a page to a partner lead. @param page Path of the page. */
export function targetTo(partner: Partner, page: string): AffiliateLinkTarget {
  return buildAffiliateTarget(partner, { page, isDown: isDown(partner) });
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(site: Site, page: string): AffiliateLinkTarget {
  return targetTo(defaultPartner(site), page);
}
