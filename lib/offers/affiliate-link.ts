import { type AnalyticsEvent, eventAttribute } from "../analytics/events";
import type { Partner } from "../content/entry-types";

/** The `rel` of every affiliate link. `sponsored` is what search engines ask for on paid links. */
export const affiliateRel = "sponsored noopener";

/** Address of an affiliate link, and name of the partner. */
export type AffiliateLinkTarget = { url: string; partnerName: string };

/** The partner's tracked address with `utm_source` and `utm_medium`. Its other parameters stay. */
export function buildAffiliateTarget(
  partner: Pick<Partner, "name" | "trackedUrl" | "source" | "medium">,
): AffiliateLinkTarget {
  const url = new URL(partner.trackedUrl);
  url.searchParams.set("utm_source", partner.source);
  url.searchParams.set("utm_medium", partner.medium);
  return { url: url.href, partnerName: partner.name };
}

/** Attributes of every affiliate link, in components and in articles. */
export function affiliateLinkAttributes(target: AffiliateLinkTarget, event?: AnalyticsEvent) {
  return {
    href: target.url,
    target: "_blank",
    rel: affiliateRel,
    "data-affiliate": "",
    // Without an event, a click is reported as an outbound click.
    ...(event ? eventAttribute(event) : {}),
  };
}

/** Whether a link from the review of an app leads to that app, and not to another that pays. */
export function leadsToApp(product: string, { partnerName }: Pick<AffiliateLinkTarget, "partnerName">): boolean {
  return partnerName === product;
}

/**
 * The partner whose link a review shows: the one that lists the review, else the one that the review names, else the
 * default (docs/product.md, section 7, "Partner-link overrides").
 */
export function choosePartner(
  review: { slug: string; affiliate_link?: string | undefined },
  partners: readonly Partner[],
  fallback: Partner,
): Partner {
  return (
    partners.find((partner) => partner.reviews.includes(review.slug)) ??
    partners.find((partner) => partner.slug === review.affiliate_link) ??
    fallback
  );
}
