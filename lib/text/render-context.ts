import { listHelplines } from "../addresses/helpline-list";
import { appsByName, getApp, getAppOf } from "../apps/apps";
import { type CostTable, costTable } from "../apps/costs/cost-table";
import { rankingRows } from "../apps/ranking";
import { type RankedList, rankApps, type UnrankedApp } from "../apps/scoring/ranked-list";
import { showClaimsInText } from "../content/claims/resolve-claims";
import { getDocument } from "../content/site/documents";
import { allReviews, rankedReviews, type Site } from "../content/site/site";
import { affiliateLinkAttributes } from "../offers/affiliate-link";
import { getPartner, targetTo } from "../offers/partners";
import type { TextPlacement } from "../offers/sub-ids";
import { byName } from "../util/order";
import { routes } from "../util/routes";
import type { CalculatorRequest } from "./blocks/calculator";
import type { RankingRequest } from "./blocks/ranking";
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
    costsOf: (one) => costsOf(site, one),
    rankingOf: (ranking) => rankedApps(site, ranking),
    helplinesOf: (topic) => listHelplines(getDocument(site, "site/helplines"), topic),
    pictureOf: (name) => site.library.pictures.get(name),
  };
}

/** What some apps cost for fixed terms; `undefined` where none of them is known. */
function costsOf(site: Site, { apps, months }: CalculatorRequest): CostTable | undefined {
  const known = apps.flatMap((slug) => getApp(site, slug) ?? []);
  if (known.length === 0) return undefined;
  const { staleAfter } = getDocument(site, "site/fact-sheet");
  return costTable(known, { months, staleAfter: staleAfter.plans, day: site.day });
}

/**
 * The apps that a ranking in a text shows, from the same tests as the ranking of the reviews; `undefined` where there is
 * no app of that kind. Nothing in it depends on partners and offers.
 */
function rankedApps(site: Site, { title, kind, by, top }: RankingRequest): RankedList | undefined {
  const appBySlug = new Map(allReviews(site).map(({ slug, about }) => [slug, about]));
  const isWanted = (app: string | undefined) =>
    kind === undefined || getAppOf(site, { about: app })?.kind.includes(kind) === true;
  const apps = rankingRows(site)
    .filter(({ slug }) => isWanted(appBySlug.get(slug)))
    .map(({ slug, appName, score, year }) => ({ name: appName, path: routes.review(slug), score, year }));
  const criterion = getDocument(site, "site/scoring").criteria.find(({ id }) => id === by);
  const list = rankApps(apps, untestedApps(site, isWanted), {
    title,
    top,
    by: by && criterion ? { id: by, title: criterion.title } : undefined,
  });
  return list.rows.length + list.unranked.length > 0 ? list : undefined;
}

/** Reviews without a score, and apps with neither test nor review. */
function untestedApps(site: Site, isWanted: (app: string | undefined) => boolean): UnrankedApp[] {
  const reviewed = new Set(allReviews(site).map(({ about }) => about));
  const withoutScore = rankedReviews(site).filter(({ score, about }) => !score && isWanted(about));
  const withoutReview = appsByName(site).filter(({ slug }) => !reviewed.has(slug) && isWanted(slug));
  return [
    ...withoutScore.map(({ slug, product }) => ({ name: product, path: routes.review(slug) })),
    ...withoutReview.map(({ name }) => ({ name })),
  ].sort(byName);
}
