import { appsByName } from "../apps/apps";
import { rankingRows } from "../apps/ranking-rows";
import { type RankedList, rankApps, type UnrankedApp } from "../apps/scoring/ranked-list";
import type { Snapshot } from "../content/snapshot/snapshot";
import { byName } from "../util/order";
import { routes } from "../util/routes";
import type { RankingRequest } from "./blocks/ranking";

/**
 * The apps that a ranking in a text shows, from the same tests as the ranking of the reviews; `undefined` where there is
 * no app of that kind. Nothing in it depends on partners and offers.
 */
export function rankedApps(snapshot: Snapshot, { title, kind, by, top }: RankingRequest): RankedList | undefined {
  const getApp = new Map(snapshot.reviews.map(({ slug, about }) => [slug, about]));
  const isWanted = (app: string | undefined) =>
    kind === undefined || snapshot.productsBySlug.get(app ?? "")?.kind.includes(kind) === true;
  const apps = rankingRows(snapshot)
    .filter(({ slug }) => isWanted(getApp.get(slug)))
    .map(({ slug, product, score, year }) => ({ name: product, path: routes.review(slug), score, year }));
  const criterion = snapshot.library.documents["site/scoring"]?.data.criteria.find(({ id }) => id === by);
  const list = rankApps(apps, untestedApps(snapshot, isWanted), {
    title,
    top,
    by: by && criterion ? { id: by, title: criterion.title } : undefined,
  });
  return list.rows.length + list.unranked.length > 0 ? list : undefined;
}

/** Reviews without a score, and apps with neither test nor review. */
function untestedApps(snapshot: Snapshot, isWanted: (app: string | undefined) => boolean): UnrankedApp[] {
  const reviewed = new Set(snapshot.reviews.map(({ about }) => about));
  const withoutScore = snapshot.ranking.filter(({ score, about }) => !score && isWanted(about));
  const withoutReview = appsByName(snapshot).filter(({ slug }) => !reviewed.has(slug) && isWanted(slug));
  return [
    ...withoutScore.map(({ slug, product }) => ({ name: product, path: routes.review(slug) })),
    ...withoutReview.map(({ name }) => ({ name })),
  ].sort(byName);
}
