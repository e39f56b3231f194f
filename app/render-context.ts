import { costsOf } from "@/app/data/costs";
import { showClaimsInText } from "@/lib/claims/resolve-claims";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getPartner } from "@/lib/content/snapshot/partners";
import { rankedApps } from "@/lib/content/snapshot/ranked-apps";
import { listHelplines } from "@/lib/helplines/helpline-list";
import { affiliateLinkAttributes } from "@/lib/offers/affiliate-link";
import type { TextPlacement } from "@/lib/offers/placements";
import type { RenderContext } from "@/lib/text/body-types";
import { targetTo } from "./data/affiliate-target";

type TextPlace = {
  /** Path of the page that shows the text, or of which it is the text. */
  page: string;
  /** What its links to partners are counted as. */
  placement: TextPlacement;
  /** "none": a link to a partner becomes plain text, though the check refuses it there. */
  offers?: "none" | undefined;
};

/** What rendering needs of the current content: the partners' links and the claims ledger. */
export function getRenderContext({ page, placement, offers }: TextPlace): RenderContext {
  return {
    affiliateAttributes: (slug, position) => {
      const partner = offers === "none" ? undefined : getPartner(slug);
      const target = partner && targetTo(partner, page);
      return target?.isDown === false ? affiliateLinkAttributes(target, `${placement}-${position}`) : undefined;
    },
    resolveClaims: (text) => showClaimsInText(text, getSnapshot().library.lookup),
    costsOf,
    rankingOf: (ranking) => rankedApps(getSnapshot(), ranking),
    helplinesOf: (topic) => listHelplines(getDocument("site/helplines"), topic),
    pictureOf: (name) => getSnapshot().library.pictures.get(name),
  };
}
