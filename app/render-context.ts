import { costsOf } from "@/app/data/costs";
import { showClaimsInText } from "@/lib/claims/resolve-claims";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getPartner } from "@/lib/content/snapshot/partners";
import { listHelplines } from "@/lib/helplines/helpline-list";
import type { RenderContext } from "@/lib/markdown/body-types";
import { affiliateLinkAttributes, buildAffiliateTarget } from "@/lib/offers/affiliate-link";

/**
 * What rendering needs of the current content: the partners' links and the claims ledger.
 * @param offers "none": a link to a partner becomes plain text, though the check refuses it there.
 */
export function getRenderContext(offers?: "none"): RenderContext {
  return {
    affiliateAttributes: (slug) => {
      const partner = offers === "none" ? undefined : getPartner(slug);
      return partner && affiliateLinkAttributes(buildAffiliateTarget(partner));
    },
    resolveClaims: (text) => showClaimsInText(text, getSnapshot().library.lookup),
    costsOf,
    helplinesOf: (topic) => listHelplines(getDocument("site/helplines"), topic),
    pictureOf: (name) => getSnapshot().library.pictures.get(name),
  };
}
