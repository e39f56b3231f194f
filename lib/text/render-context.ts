import { showClaimsInText } from "../content/claims/resolve-claims";
import type { Site } from "../content/site/site";
import { affiliateLinkAttributes } from "../offers/affiliate-link";
import { getPartner, targetTo } from "../offers/partners";
import type { TextPlacement } from "../offers/sub-ids";
import type { RenderContext } from "./body-types";

type TextPlace = {
  /** Path of the page that shows the text, or of which it is the text. */
  page: string;
  /** What its links to partners are counted as. */
  placement: TextPlacement;
  /** "none": a link to a partner becomes plain text, though the check refuses it there. */
  offers?: "none" | undefined;
};

/** What rendering needs of the current content: the partners' links and the claims ledger. */
export function getRenderContext(site: Site, { page, placement, offers }: TextPlace): RenderContext {
  return {
    affiliateAttributes: (slug, position) => {
      const partner = offers === "none" ? undefined : getPartner(site, slug);
      const target = partner && targetTo(partner, page);
      return target?.isDown === false ? affiliateLinkAttributes(target, `${placement}-${position}`) : undefined;
    },
    resolveClaims: (text) => showClaimsInText(text, site.library.lookup),
    site,
    pictureOf: (name) => site.library.pictures.get(name),
  };
}
