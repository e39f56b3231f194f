import type { PriceSource } from "@/lib/apps/prices";
import { SourceLine } from "./source-line";

/** Where prices were read and when, each source with its plans where there are several. */
export function PriceSources({ sources }: { sources: readonly PriceSource[] }) {
  return sources.map(({ plans, ...source }) => (
    <p key={`${source.source} ${source.checkedOn}`}>
      {plans.length > 0 && <span className="text-xs faint">{plans.join(", ")}: </span>}
      <SourceLine {...source} />
    </p>
  ));
}
