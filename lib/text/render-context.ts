import { type CostTable, costTable } from "../apps/costs/cost-table";
import { getProduct } from "../apps/products";
import { showClaimsInText } from "../content/claims/resolve-claims";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getDocument } from "../content/snapshot/documents";
import { affiliateLinkAttributes } from "../offers/affiliate-link";
import { targetTo } from "../offers/page-targets";
import { getPartner } from "../offers/partners";
import type { TextPlacement } from "../offers/placements";
import { listHelplines } from "../site/helpline-list";
import type { CalculatorRequest } from "./blocks/calculator";
import type { RenderContext } from "./body-types";
import { rankedApps } from "./ranked-apps";

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

/** What some apps cost for fixed terms; `undefined` where none of them is known. */
function costsOf({ apps, months }: CalculatorRequest): CostTable | undefined {
  const known = apps.flatMap((slug) => getProduct(slug) ?? []);
  if (known.length === 0) return undefined;
  const { staleAfter } = getDocument("site/fact-sheet");
  return costTable(known, { months, staleAfter: staleAfter.plans, day: getSnapshot().day });
}
