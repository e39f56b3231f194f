import type { Partner } from "../content/entry-types";
import { type AnalyticsEvent, eventAttribute } from "./events";
import { appendParameters, joinSubId, type Placement } from "./sub-ids";

/** The `rel` of every affiliate link. `sponsored` is what search engines ask for on paid links. */
export const affiliateRel = "sponsored noopener";

/** Where an affiliate link leads, and from which page. Its placement is added where it is shown. */
export type AffiliateLinkTarget = {
  partnerName: string;
  /** The partner's tracked address with `utm_source` and `utm_medium`, without sub-ids. */
  url: string;
  /** The parameter of the partner's network that carries where a link is; absent where it has none. */
  subId?: string | undefined;
  /** Path of the page with the link. */
  page: string;
  /** Whether readers are sent to nobody, because the site has no partner or the page sells nothing. */
  isDown: boolean;
};

/** The partner's tracked address, byte for byte, with `utm_source` and `utm_medium` where it has none of its own. */
export function buildAffiliateUrl(partner: Pick<Partner, "trackedUrl" | "source" | "medium">): string {
  return appendParameters(partner.trackedUrl, { utm_source: partner.source, utm_medium: partner.medium });
}

/** Attributes of every affiliate link, in components and in articles: the partner's address, with the sub-id of the placement. */
export function affiliateLinkAttributes(target: AffiliateLinkTarget, placement: Placement, event?: AnalyticsEvent) {
  const { url, subId, page } = target;
  return {
    href: subId === undefined ? url : appendParameters(url, { [subId]: joinSubId(page, placement) }),
    target: "_blank",
    rel: affiliateRel,
    "data-affiliate": placement,
    // Without an event, a click is reported as an outbound click.
    ...(event ? eventAttribute(event) : {}),
  };
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
