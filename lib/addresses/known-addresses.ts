import { pairsByAddress } from "../apps/apps";
import { getCustomPage, getDocument } from "../content/site/documents";
import { getAuthor, getCategory, getPost, getReview } from "../content/site/entries";
import { allPosts, postsListedBy, rankedReviews, type Site } from "../content/site/site";
import { buildAffiliateUrl } from "../offers/affiliate-link";
import { getPartner } from "../offers/partners";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import type { PageCollection } from "./page-kind";
import type { KnownAddresses, MovedAnswer } from "./routing/resolve-request";

/** Answers for the former addresses of content/site/moved.md. */
const movedIn = memo((site: Site) => {
  const { redirects, gone } = getDocument(site, "site/moved");
  return new Map<string, MovedAnswer>([
    ...gone.map((path) => [path, { notFound: "gone" }] as const),
    ...redirects.flatMap(({ from, to }) => {
      const answer = answerMoved(site, to);
      return answer ? [[from, answer] as const] : [];
    }),
  ]);
});

/** A partner whose file is missing leads nowhere; `content -- check` names it. */
function answerMoved(site: Site, to: string): MovedAnswer | undefined {
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

const byCollection: Readonly<Record<PageCollection, (site: Site, slug: string) => object | undefined>> = {
  blog: getPost,
  reviews: getReview,
  authors: getAuthor,
  categories: getCategory,
  pages: getCustomPage,
};

/** The addresses of the published content. */
export const knownAddresses = (site: Site): KnownAddresses => ({
  has: (collection, slug) => byCollection[collection](site, slug) !== undefined,
  renamed: (folder, slug) => formerSlugs(site)[folder].get(slug),
  pairOf: (pair) => pairsByAddress(site).get(pair)?.slug,
  moved: (path) => movedIn(site).get(path),
  pageCount: (slug) => {
    const category = getCategory(site, slug);
    return category && Math.max(1, Math.ceil(postsListedBy(site, category.filter).length / limits.pageSize));
  },
});
