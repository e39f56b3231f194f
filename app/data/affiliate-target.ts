import type { Partner } from "@/lib/content/entry-types";
import { getDefaultPartner, isDown } from "@/lib/content/snapshot/partners";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "@/lib/offers/affiliate-link";
import { getEnv } from "@/lib/runtime/env";

/** Where the links of a page to a partner lead. @param page Path of the page. */
export function targetTo(partner: Partner, page: string): AffiliateLinkTarget {
  return buildAffiliateTarget(partner, { page, exit: getEnv().affiliateLinks, isDown: isDown(partner) });
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(page: string): AffiliateLinkTarget {
  return targetTo(getDefaultPartner(), page);
}
