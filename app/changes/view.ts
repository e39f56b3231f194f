import type { ListedChange } from "@/components/changes/change-log";
import { type AppChange, listAppChanges, listPriceHistories } from "@/lib/apps/changes";
import { correctionAddress, type EntryCorrection, listCorrections } from "@/lib/apps/corrections";
import { newestFirst } from "@/lib/content/site/entry-dates";
import type { Site } from "@/lib/content/site/site";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { titledPage } from "../views/titled-page";

/** What the page of all changes shows. */
export function changesView(site: Site) {
  const { page, hero } = titledPage("changes");
  const changes = newestFirst(
    listAppChanges(site).map(toListedChange),
    listCorrections(site).map(toListedCorrection),
  ).slice(0, limits.listedChanges);
  const listed = changes.map(({ what, anchor }) => ({ title: what, path: `${page.path}#${anchor}` }));
  return {
    page: { ...page, type: "CollectionPage" as const, things: [buildItemList(page.path, page.name, listed)] },
    hero: { ...hero, kind: "tool" as const },
    feed: routes.rssFeed("changes"),
    changes,
    histories: listPriceHistories(site),
  };
}

function toListedChange({ id, app, review, date, what, source }: AppChange): ListedChange {
  return {
    anchor: `${app.slug}.${id}`,
    name: app.name,
    date,
    what,
    source,
    page: review === undefined ? undefined : routes.review(review),
  };
}

function toListedCorrection({ id, title, path, date, what, was }: EntryCorrection): ListedChange {
  return {
    anchor: `${path.slice(1)}.${id}`,
    name: title,
    date,
    what,
    was,
    page: correctionAddress({ path, id }),
  };
}
