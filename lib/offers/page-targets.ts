import type { Partner } from "../content/entry-types";
import type { Site } from "../content/site/site";
import { defaultPartner } from "../content/site/site";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "./affiliate-link";
import { isDown } from "./partners";

/** Where the links of a page to a partner lead. @param page Path of the page. */
export function targetTo(partner: Partner, page: string): AffiliateLinkTarget {
  return buildAffiliateTarget(partner, { page, isDown: isDown(partner) });
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(site: Site, page: string): AffiliateLinkTarget {
  return targetTo(defaultPartner(site), page);
}
