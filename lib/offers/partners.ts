import type { Partner } from "../content/entry-types";
import { noPartner } from "../content/names";
import { currentSite } from "../content/site/current-site";
import { allPartners, defaultPartner } from "../content/site/site";

/** All partners. An offer that has ended is left out. */
export function getAllPartners(): readonly Partner[] {
  return allPartners(currentSite());
}

export function getPartner(slug: string): Partner | undefined {
  return getAllPartners().find((partner) => partner.slug === slug);
}

/** The partner of all links that name no other: the one with `default: true`, or else the first. */
export function getDefaultPartner(): Partner {
  return defaultPartner(currentSite());
}

/** Whether nobody is sent to a partner, because the site has none. */
export function isDown(partner: Pick<Partner, "slug">): boolean {
  return partner.slug === noPartner;
}
