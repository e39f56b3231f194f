import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { parameterNames } from "../offers/tracked-url";

/** Names the parameters that a partner's address has already, so that ours are left out (lib/offers/tracked-url.ts). */
export function checkTrackedUrls({ collections: { partners } }: Library): Diagnostic[] {
  return partners.flatMap((entry) => {
    const { trackedUrl, subId, subIdPage } = entry.data;
    const ours = new Map([
      ["utm_source", "source"],
      ["utm_medium", "medium"],
      [subId, "subId"],
      [subIdPage, "subIdPage"],
    ]);
    return [...new Set(parameterNames(trackedUrl))].flatMap((name) => {
      const field = ours.get(name);
      if (field === undefined) return [];
      const message = `The address has "${name}" already. It stays as the network gave it, and our "${field}" is not sent. Remove one of them.`;
      return diagnosticAt(entry, ["trackedUrl"], message, "warning");
    });
  });
}
