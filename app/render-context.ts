import { resolveClaimsInText, withheld } from "@/lib/claims/resolve-claims";
import { getLibrary } from "@/lib/content/snapshot/library";
import { getPartner } from "@/lib/content/snapshot/partners";
import type { RenderContext } from "@/lib/markdown/body-types";
import { affiliateLinkAttributes, buildAffiliateTarget } from "@/lib/offers/affiliate-link";

/** What the texts of this moment are rendered with: the partners' links and the claims ledger. */
export function getRenderContext(): RenderContext {
  return {
    affiliateAttributes: (slug) => {
      const partner = getPartner(slug);
      return partner && affiliateLinkAttributes(buildAffiliateTarget(partner));
    },
    resolveClaims: (text) => {
      const resolved = resolveClaimsInText(text, getLibrary().lookup);
      return resolved === withheld ? undefined : resolved;
    },
    pictureOf: (name) => getLibrary().pictures.get(name),
  };
}
