import type { Partner } from "../content/entry-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { buildAffiliateUrl } from "./affiliate-link";

/** All partners. An offer that has ended is left out. */
export function getAllPartners(): readonly Partner[] {
  return getSnapshot().partners;
}

export function getPartner(slug: string): Partner | undefined {
  return getAllPartners().find((partner) => partner.slug === slug);
}

/** The partner of all links that name no other: the one with `default: true`, or else the first. */
export function getDefaultPartner(): Partner {
  return getSnapshot().defaultPartner;
}

/** Whether the partner's link is dead by the last link check, so that `LINKS=strict` hides its buttons. */
export function isDown(partner: Pick<Partner, "trackedUrl" | "source" | "medium">): boolean {
  return getSnapshot().deadLinks.has(buildAffiliateUrl(partner));
}
