import type { Library } from "../../../lib/content/site/library";
import { formatCount } from "../../../lib/util/number";
import type { Impact, Moved } from "../impact/compare-sites";
import type { ChangedPage } from "../typed/compare-pages";

/** More pages and values than these are counted. */
const most = { pages: 5, values: 3 };

/**
 * An impact as sentences for an editor. @param library The content that has the names of apps and reviews.
 * @param pages The pages that look different; or why that is not known.
 */
export function describeImpact(
  { ranks, prices }: Impact,
  library: Library,
  pages: readonly ChangedPage[] | undefined | string,
): string[] {
  const changed = Array.isArray(pages) ? pages : [];
  return [
    ...ranks.map((moved) => describeRank(moved, library)),
    ...prices.map((moved) => describePrice(moved, library, changed)),
    ...describePages(pages),
    ...describeData(changed),
  ];
}

function describePages(pages: readonly ChangedPage[] | undefined | string): string[] {
  if (typeof pages === "string") return [`Pages are not counted. ${pages}`];
  if (!pages) return ["The site has too many pages to count those that change."];
  const seen = pages.filter(({ before, after }) => before !== after);
  if (seen.length === 0) return [];
  const addresses = listFirst(
    seen.map(({ path, before, after }) => `${path}${before ? (after ? "" : " (no more)") : " (new)"}`),
    most.pages,
    ", ",
  );
  return [`${formatCount(seen.length, "page")} will look different: ${addresses}.`];
}

/** What search engines read, page by page. The place of a value is ".0.headline": the thing, the property. */
function describeData(pages: readonly ChangedPage[]): string[] {
  // What a list shows is on the page, too; a version changes with everything; and of a new page all is new.
  const isTold = ({ what }: Moved) => !/^\.\d+\.(itemListElement|version)\b/.test(what);
  const changed = pages
    .filter(({ before, after }) => before && after)
    .map(({ path, data }) => ({ path, data: data.filter(isTold) }))
    .filter(({ data }) => data.length > 0);
  const rest = changed.length - most.pages;
  return [
    ...changed.slice(0, most.pages).map(({ path, data }) => {
      const values = data.map(
        ({ what, before, after }) =>
          `${what.replace(/^\.\d+\./, "").replaceAll(".", " ")}: ${before || "–"} → ${after || "–"}`,
      );
      return `Search engines read on ${path}: ${listFirst(values, most.values, "; ")}.`;
    }),
    ...(rest > 0 ? [`They read something else on ${formatCount(rest, "more page", "more pages")}.`] : []),
  ];
}

function listFirst(words: readonly string[], count: number, between: string): string {
  const rest = words.length - count;
  return `${words.slice(0, count).join(between)}${rest > 0 ? ` and ${rest} more` : ""}`;
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

function describePrice(
  { what, before, after }: Moved,
  { collections }: Library,
  pages: readonly ChangedPage[],
): string {
  const [, app = "", id = "", quotes = ""] = /^([^.]+)\.(\S+)(?: \((.*)\))?$/.exec(what) ?? [];
  const product = collections.products.find(({ slug }) => slug === app)?.data;
  const plan = product?.plans.find((one) => one.id === id)?.name ?? id;
  const amounts = after.split(", ").flatMap((cost) => cost.replace(" a year", "") || []);
  const count = (text: string, amount: string) => text.split(amount).length;
  const showing = pages.filter((page) =>
    amounts.some((one) => count(page.after, one) > count(page.before, one)),
  ).length;
  const more = [quotes, showing > 0 ? `${formatCount(showing, "page")} will show it` : ""].filter(Boolean);
  return `${product?.name ?? app}, ${plan}: ${[`${before || "new"} → ${after || "no more"}`, ...more].join("; ")}.`;
}
