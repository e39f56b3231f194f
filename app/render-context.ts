import { costsOf } from "@/app/data/costs";
import { showClaimsInText } from "@/lib/claims/resolve-claims";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getPartner } from "@/lib/content/snapshot/partners";
import { rankedApps } from "@/lib/content/snapshot/ranked-apps";
import type { RenderContext } from "@/lib/markdown/body-types";
import { affiliateLinkAttributes, buildAffiliateTarget } from "@/lib/offers/affiliate-link";

/** What rendering needs of the current content: the partners' links and the claims ledger. */
export function getRenderContext(): RenderContext {
  return {
    affiliateAttributes: (slug) => {
      const partner = getPartner(slug);
      return partner && affiliateLinkAttributes(buildAffiliateTarget(partner));
    },
    resolveClaims: (text) => showClaimsInText(text, getSnapshot().library.lookup),
    costsOf,
    rankingOf: (ranking) => rankedApps(getSnapshot(), ranking),
    pictureOf: (name) => getSnapshot().library.pictures.get(name),
  };
}
