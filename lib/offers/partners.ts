import type { Partner } from "../content/entry-types";
import { noPartner } from "../content/names";
import type { Site } from "../content/site/site";
import { allPartners } from "../content/site/site";

export function getPartner(site: Site, slug: string): Partner | undefined {
  return allPartners(site).find((partner) => partner.slug === slug);
}

/** Whether nobody is sent to a partner, because the site has none. */
export function isDown(partner: Pick<Partner, "slug">): boolean {
  return partner.slug === noPartner;
}
