import type { Library } from "../../../lib/content/snapshot/library";
import { itemAt, type ReleaseItem } from "./release-item";

/** Offers of partners that do not say why they are made. */
export function findOffers({ collections }: Library): ReleaseItem[] {
  return collections.partners.flatMap((entry) => {
    const { offer } = entry.data;
    if (!offer || offer.reason) return [];
    return [
      itemAt(entry, ["offer"], {
        kind: "offer",
        owner: "editor",
        what: `The offer of ${entry.data.name} has no reason.`,
        todo: 'Write "reason", or remove the offer.',
      }),
    ];
  });
}
