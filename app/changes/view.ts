import type { ListedChange } from "@/components/changes/change-log";
import { type AppChange, listAppChanges, listPriceHistories } from "@/lib/apps/changes";
import { correctionAddress, type EntryCorrection, listCorrections } from "@/lib/apps/corrections";
import type { Site } from "@/lib/content/site/site";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { titledPage } from "../views/titled-page";

/** What the page of all changes shows. */
export function changesView(site: Site) {
  const { page, hero } = titledPage("changes");
  const changes = listAppChanges(site).slice(0, limits.listedChanges).map(toListedChange);
  const corrections = listCorrections(site).slice(0, limits.listedChanges).map(toListedCorrection);
  const listed = [...changes, ...corrections].map(({ what, anchor }) => ({
    title: what,
    path: `${page.path}#${anchor}`,
  }));
  return {
    page: { ...page, type: "CollectionPage" as const, things: [buildItemList(page.path, page.name, listed)] },
    hero: { ...hero, kind: "tool" as const },
    feed: routes.rssFeed("changes"),
    log: { changes, corrections },
    histories: listPriceHistories(site),
  };
}

function toListedChange({ id, app, review, date, what, source, move }: AppChange): ListedChange {
  return {
    anchor: `${app.slug}.${id}`,
    name: app.name,
    icon: app.icon,
    move,
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
