import type { ListedChange } from "@/components/changes/change-months";
import { type AppChange, listAppChanges, listPriceHistories } from "@/lib/content/snapshot/app-changes";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { routes } from "@/lib/site/routes";

/** What the page of all changes shows. */
export function changesView() {
  const snapshot = getSnapshot();
  const changes = listAppChanges(snapshot);
  return {
    changes: changes.map(toListedChange),
    hasSamples: changes.some(({ isSample }) => isSample),
    histories: listPriceHistories(snapshot),
  };
}

function toListedChange({ id, app, review, date, what, source, isSample }: AppChange): ListedChange {
  return {
    anchor: `${app.slug}.${id}`,
    app: app.name,
    review: review === undefined ? undefined : routes.review(review),
    ...{ date, what, source, isSample },
  };
}
