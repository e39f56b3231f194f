import type { Partner } from "../content/entry-types";
import { noPartner } from "../content/names";
import { type AnalyticsEvent, eventAttribute } from "./events";
import { appendParameters, buildSubIds, type Placement, type SubIdParameters } from "./sub-ids";

/** The `rel` of every affiliate link. `sponsored` is what search engines ask for on paid links. */
export const affiliateRel = "sponsored noopener";

/** Where an affiliate link leads, and from which page. Its placement is added where it is shown. */
export type AffiliateLinkTarget = SubIdParameters & {
  /** Slug of the partner. */
  partner: string;
  partnerName: string;
  /** The partner's tracked address with `utm_source` and `utm_medium`, without sub-ids. */
  url: string;
  /** Path of the page with the link. */
  page: string;
  /** Set if readers are sent to nobody, because the site has no partner. */
  isDown?: boolean | undefined;
};

/** The partner's tracked address, byte for byte, with `utm_source` and `utm_medium` where it has none of its own. */
export function buildAffiliateUrl(partner: Pick<Partner, "trackedUrl" | "source" | "medium">): string {
  return appendParameters(partner.trackedUrl, { utm_source: partner.source, utm_medium: partner.medium });
}

/** The target of the links of one page to a partner. */
export function buildAffiliateTarget(
  partner: Partner,
  from: Pick<AffiliateLinkTarget, "page" | "isDown">,
): AffiliateLinkTarget {
  const { slug, name, subId, subIdPage } = partner;
  return {
    partner: slug,
    partnerName: name,
    url: buildAffiliateUrl(partner),
    subId,
    subIdPage,
    ...from,
  };
}

/** The partner's address with the sub-ids of a placement. */
export function trackedAddress(target: AffiliateLinkTarget, placement: Placement): string {
  return appendParameters(target.url, buildSubIds(target, target.page, placement));
}

/** Attributes of every affiliate link, in components and in articles. */
export function affiliateLinkAttributes(target: AffiliateLinkTarget, placement: Placement, event?: AnalyticsEvent) {
  return {
    href: trackedAddress(target, placement),
    target: "_blank",
    rel: affiliateRel,
    "data-affiliate": placement,
    // Without an event, a click is reported as an outbound click.
    ...(event ? eventAttribute(event) : {}),
  };
}

/** Whether the site has no partner to whom a link could lead. */
export function leadsToNobody({ partner }: Pick<AffiliateLinkTarget, "partner">): boolean {
  return partner === noPartner;
}

/** Whether a link from the review of an app leads to that app, and not to another that pays. */
export function leadsToApp(appName: string, { partnerName }: Pick<AffiliateLinkTarget, "partnerName">): boolean {
  return partnerName === appName;
}

/**
 * The partner whose link a review shows: the one that lists the review, else the one that the review names, else the
 * default.
 */
export function choosePartner(
  review: { slug: string; affiliateLink?: string | undefined },
  partners: readonly Partner[],
  fallback: Partner,
): Partner {
  return (
    partners.find((partner) => partner.reviews.includes(review.slug)) ??
    partners.find((partner) => partner.slug === review.affiliateLink) ??
    fallback
  );
}
