import { getPairs } from "../apps/products";
import { getAuthor } from "../content/site/authors";
import { getCategory, getPostsInCategory } from "../content/site/categories";
import { currentSite } from "../content/site/current-site";
import { getCustomPage } from "../content/site/custom-pages";
import { getPost } from "../content/site/posts";
import { getReview } from "../content/site/reviews";
import type { Site } from "../content/site/site";
import { allPosts, rankedReviews } from "../content/site/site";
import { buildAffiliateUrl } from "../offers/affiliate-link";
import { getPartner } from "../offers/partners";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import type { KnownAddresses, MovedAnswer } from "./routing/resolve-request";

/** Answers for the former addresses of content/site/moved.md. */
const movedIn = memo((site: Site) => {
  const { redirects = [], gone = [] } = site.library.documents["site/moved"]?.data ?? {};
  return new Map<string, MovedAnswer>([
    ...gone.map((path) => [path, { notFound: "gone" }] as const),
    ...redirects.flatMap(({ from, to }) => {
      const answer = answerMoved(to);
      return answer ? [[from, answer] as const] : [];
    }),
  ]);
});

/** A partner whose file is missing leads nowhere; `content -- check` names it. */
function answerMoved(to: string): MovedAnswer | undefined {
  const [, slug] = /^partner:(.+)$/.exec(to) ?? [];
  if (slug === undefined) return { redirect: to };
  const partner = getPartner(slug);
  return partner && { outbound: buildAffiliateUrl(partner) };
}

/** Current slugs of articles and reviews, by former slug. */
const formerSlugs = memo((site: Site) => ({ blog: byAlias(allPosts(site)), reviews: byAlias(rankedReviews(site)) }));

/** If several entries have the same alias, the first one wins; `content -- check` reports the others. */
function byAlias(entries: readonly { slug: string; aliases: readonly string[] }[]): ReadonlyMap<string, string> {
  return new Map([...entries].reverse().flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug] as const)));
}

/** The addresses of the published content now. */
export const knownAddresses: KnownAddresses = {
  isPost: (slug) => getPost(slug) !== undefined,
  isReview: (slug) => getReview(slug) !== undefined,
  isAuthor: (slug) => getAuthor(slug) !== undefined,
  isCategory: (slug) => getCategory(slug) !== undefined,
  isPage: (slug) => getCustomPage(slug) !== undefined,
  picture: (name) => currentSite().library.pictures.get(name)?.src,
  renamed: (folder, slug) => formerSlugs(currentSite())[folder].get(slug),
  pairOf: (pair) => getPairs().get(pair)?.slug,
  moved: (path) => movedIn(currentSite()).get(path),
  pageCount: (slug) => {
    const category = getCategory(slug);
    return category && Math.max(1, Math.ceil(getPostsInCategory(category).length / limits.pageSize));
  },
};
