import { listProvable } from "../claims/provable";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { dayBefore } from "../content/snapshot/entry-dates";
import type { Snapshot } from "../content/snapshot/snapshot";
import { comparePages } from "./dependents";

/**
 * Whether a page differs from yesterday because of the day alone: a scheduled entry has appeared, an offer has
 * ended, or a fact has become old. Compares the snapshots of both days, as a publication does.
 * @param path Address of a page.
 */
export function changesToday(path: string): boolean {
  const { everything, paths } = changesOfDay(getSnapshot());
  return everything || paths.has(path);
}

function changesOfDay(snapshot: Snapshot): { everything: boolean; paths: ReadonlySet<string> } {
  return snapshot.once("changes of the day", () => {
    const { everything, paths } = comparePages(snapshot.on(dayBefore(snapshot.day)), snapshot);
    return { everything: everything || changesLedger(snapshot), paths: new Set(paths) };
  });
}

/**
 * Whether claims are others than yesterday: evidence has expired, or something is counted that appears today. Both
 * snapshots have the ledger of today, so they do not show it.
 */
function changesLedger({ library, day }: Snapshot): boolean {
  const yesterday = dayBefore(day);
  const { tests, reviews } = library.collections;
  return (
    listProvable(library).some(({ item }) => item.expiresOn === yesterday) ||
    (library.ledger.states().some(({ claim }) => claim.computed) &&
      [...tests, ...reviews].some(({ data }) => data.date === day))
  );
}
