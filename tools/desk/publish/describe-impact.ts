import type { Library } from "../../../lib/content/site/library";
import type { Impact } from "../impact/compare-sites";
import type { Moved } from "../impact/flatten";

/** An impact as sentences for an editor. @param library The content that has the names of apps and reviews. */
export function describeImpact({ ranks, prices }: Impact, library: Library): string[] {
  return [
    ...ranks.map((moved) => describeRank(moved, library)),
    ...prices.map((moved) => describePrice(moved, library)),
  ];
}

/** Values are as compare-sites.ts prints them: "#2, 81/100 points, 4.1 stars". */
function describeRank({ what, before, after }: Moved, { collections }: Library): string {
  const name = collections.reviews.find(({ slug }) => slug === what)?.data.product ?? what;
  const [was, is] = [before, after].map((value) => Number(/^#(\d+)/.exec(value)?.[1] ?? 0)) as [number, number];
  if (!before) return is ? `${name} is new, at place ${is}.` : `${name} is new, and not ranked.`;
  if (!after) return `${name} is removed from the ranking.`;
  if (!was || !is) return `${name}: ${before} → ${after}.`;
  const rest = (value: string) => value.replace(/^#\d+, /, "");
  const values = rest(before) === rest(after) ? "" : ` ${rest(before)} → ${rest(after)}.`;
  if (was === is) return `${name} stays at place ${is}.${values}`;
  return `${name} ${is > was ? "falls" : "rises"} from place ${was} to ${is}.${values}`;
}

function describePrice({ what, before, after }: Moved, { collections }: Library): string {
  const [, app = "", id = "", quotes] = /^([^.]+)\.(\S+)(?: \((.*)\))?$/.exec(what) ?? [];
  const product = collections.products.find(({ slug }) => slug === app)?.data;
  const plan = product?.plans.find((one) => one.id === id)?.name ?? id;
  return `${product?.name ?? app}, ${plan}: ${before || "new"} → ${after || "no more"}${quotes ? `; ${quotes}` : ""}.`;
}
