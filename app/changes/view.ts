import type { ListedChange } from "@/components/changes/change-log";
import { type AppChange, listAppChanges, listPriceHistories } from "@/lib/apps/app-changes";
import { correctionAddress, type EntryCorrection, listCorrections } from "@/lib/apps/corrections";
import { currentSite } from "@/lib/content/site/current-site";
import { newestFirst } from "@/lib/content/site/entry-dates";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";

/** What the page of all changes shows. */
export function changesView() {
  const site = currentSite();
  const changes = newestFirst(
    listAppChanges(site).map(toListedChange),
    listCorrections(site).map(toListedCorrection),
  ).slice(0, limits.listedChanges);
  return {
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
