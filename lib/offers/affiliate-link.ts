import { type AnalyticsEvent, eventAttribute } from "../analytics/events";
import type { Partner } from "../content/entry-types";

/** The one `rel` of affiliate links (content model, "Affiliate links"). */
export const affiliateRel = "sponsored noopener";

/** Where an affiliate link leads, and whose it is. */
export type AffiliateLinkTarget = { url: string; partnerName: string };

/** The partner's tracked address with its source and medium. Parameters that are there already stay. */
export function buildAffiliateTarget(
  partner: Pick<Partner, "name" | "trackedUrl" | "source" | "medium">,
): AffiliateLinkTarget {
  const url = new URL(partner.trackedUrl);
  url.searchParams.set("utm_source", partner.source);
  url.searchParams.set("utm_medium", partner.medium);
  return { url: url.href, partnerName: partner.name };
}

/** Attributes that every affiliate link carries, in components and in text alike. */
export function affiliateLinkAttributes(target: AffiliateLinkTarget, event?: AnalyticsEvent) {
  return {
    href: target.url,
    target: "_blank",
    rel: affiliateRel,
    "data-affiliate": "",
    // Without an event of its own, a press is reported as that of any link that leaves the site, with its own words.
    ...(event ? eventAttribute(event) : {}),
  };
}

/** Words on the link of a review: an app without a link of its own must not seem to be where the link leads. */
export function visitLabel(product: string, target: AffiliateLinkTarget): string {
  return target.partnerName === product ? "Visit Website" : `Visit ${target.partnerName} instead`;
}

/**
 * Whose link a review shows: the partner that claims this review's slug, else the review's own, else the default
 * (docs/product.md, section 7, "Partner-link overrides").
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
