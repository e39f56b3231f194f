import { sideBySide } from "../apps/comparison-links";
import { getDocument } from "../content/site/documents";
import {
  allPosts,
  appsBySlug,
  authorsBySlug,
  categoriesBySlug,
  customPagesBySlug,
  postsBySlug,
  postsListedBy,
  rankedReviews,
  rankingBySlug,
  type Site,
} from "../content/site/site";
import { buildAffiliateUrl } from "../offers/affiliate-link";
import { getPartner } from "../offers/partners";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import type { PageCollection } from "./page-kind";
import type { KnownAddresses, MovedTarget } from "./routing/resolve-request";

/** Where the former addresses of content/site/moved.md lead. */
const movedIn = memo((site: Site) => {
  const { redirects, gone } = getDocument(site, "site/moved");
  return new Map<string, MovedTarget>([
    ...gone.map((path) => [path, { notFound: "gone" }] as const),
    ...redirects.flatMap(({ from, to }) => {
      const target = findMovedTarget(site, to);
      return target ? [[from, target] as const] : [];
    }),
  ]);
});

/** A partner whose file is missing leads nowhere; `content -- check` names it. */
function findMovedTarget(site: Site, to: string): MovedTarget | undefined {
  const [, slug] = /^partner:(.+)$/.exec(to) ?? [];
  if (slug === undefined) return { redirect: to };
  const partner = getPartner(site, slug);
  return partner && { outbound: buildAffiliateUrl(partner) };
}

/** Current slugs of articles and reviews, by former slug. */
const formerSlugs = memo((site: Site) => ({ blog: byAlias(allPosts(site)), reviews: byAlias(rankedReviews(site)) }));

/** If several entries have the same alias, the first one wins; `content -- check` reports the others. */
function byAlias(entries: readonly { slug: string; aliases: readonly string[] }[]): ReadonlyMap<string, string> {
  return new Map([...entries].reverse().flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug] as const)));
}

const byCollection: Readonly<Record<PageCollection, (site: Site) => ReadonlyMap<string, unknown>>> = {
  blog: postsBySlug,
  reviews: rankingBySlug,
  authors: authorsBySlug,
  categories: categoriesBySlug,
  pages: customPagesBySlug,
};

/** The addresses of the published content. */
export const knownAddresses = (site: Site): KnownAddresses => ({
  has: (collection, slug) => byCollection[collection](site).has(slug),
  renamed: (folder, slug) => formerSlugs(site)[folder].get(slug),
  sideBySide: (pair) => {
    const apps = appsBySlug(site);
    const rest = (slug: string) => (pair.startsWith(`${slug}-vs-`) ? pair.slice(`${slug}-vs-`.length) : "");
    const one = [...apps.keys()].find((slug) => rest(slug) !== slug && apps.has(rest(slug)));
    return one === undefined ? undefined : sideBySide(site, one, rest(one));
  },
  moved: (path) => movedIn(site).get(path),
  pageCount: (slug) => {
    const category = categoriesBySlug(site).get(slug);
    return category && Math.max(1, Math.ceil(postsListedBy(site, category.filter).length / limits.pageSize));
  },
});
