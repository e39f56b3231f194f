import { formatCount } from "../../util/number";
import type { Condition } from "./conditions";
import type { FindCriteria } from "./criteria";
import type { Weight } from "./weights";

/** "Your weights: Voice and pictures counts 0 instead of 10, Price and terms 5 instead of 10."; `undefined` without any. */
export function describeWeights(weights: readonly Weight[]): string | undefined {
  const changed = weights.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return undefined;
  const parts = changed.map(({ title, value, published }, index) => {
    return `${title}${index === 0 ? " counts" : ""} ${value} instead of ${published}`;
  });
  return `Your weights: ${parts.join(", ")}.`;
}

/** Names that are not known are text of strangers: more than these are counted. */
const mostNamed = 5;

/** What has to be said of an address: what in it is not known, not read or of no effect. */
export function describeUnread(
  { unread }: Pick<FindCriteria, "unread">,
  unknown: readonly string[],
  weights: readonly Weight[],
): string[] {
  const isWeightless = weights.length > 0 && weights.every(({ value }) => value === 0);
  const more = unknown.length > mostNamed ? ` and ${unknown.length - mostNamed} more` : "";
  const named = unknown.slice(0, mostNamed).join(", ") + more;
  return [
    ...(unknown.length > 0
      ? [`We don’t recognize ${unknown.length === 1 ? "this filter" : "these filters"}: ${named}.`]
      : []),
    ...(unread > 0 ? [`We ignored ${formatCount(unread, "part")} of this address that we couldn’t read.`] : []),
    ...(isWeightless ? ["All weights are 0, so we use our own order."] : []),
  ];
}

/** "3 of 9 apps fit", "No confirmed match", "All 9 apps". */
export function describeFound(fitting: number, all: number, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return `All ${formatCount(all, "app")}`;
  if (fitting === 0) return "No confirmed match";
  return `${fitting} of ${formatCount(all, "app")} ${fitting === 1 ? "fits" : "fit"}`;
}
