import { diagnosticAt } from "../../content/read/diagnostic-at";
import type { Diagnostic } from "../../content/read/diagnostics";
import type { Library } from "../../content/site/library";

/** Offers of partners that do not say why they are made. */
export function findOffers({ collections }: Library): Diagnostic[] {
  return collections.partners.flatMap((entry) => {
    const { name, offer } = entry.data;
    if (!offer || offer.reason) return [];
    return [diagnosticAt(entry, ["offer"], `The offer of ${name} has no reason. Write "reason", or remove the offer.`)];
  });
}
