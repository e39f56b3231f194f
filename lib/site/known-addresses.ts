import { getPairs } from "../apps/products";
import { getAuthor } from "../content/snapshot/authors";
import { getCategory, getPostsInCategory } from "../content/snapshot/categories";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getCustomPage } from "../content/snapshot/custom-pages";
import { getPost } from "../content/snapshot/posts";
import { getReview } from "../content/snapshot/reviews";
import { buildAffiliateUrl } from "../offers/affiliate-link";
import { getPartner } from "../offers/partners";
import { limits } from "../util/limits";
import type { KnownAddresses, MovedAnswer } from "./routing/resolve-request";

/** Answers for the former addresses of content/site/moved.md. */
function moved() {
  const snapshot = getSnapshot();
  return snapshot.once("moved", () => {
    const { redirects = [], gone = [] } = snapshot.library.documents["site/moved"]?.data ?? {};
    return new Map<string, MovedAnswer>([
      ...gone.map((path) => [path, { notFound: "gone" }] as const),
      ...redirects.flatMap(({ from, to }) => {
        const answer = answerMoved(to);
        return answer ? [[from, answer] as const] : [];
      }),
    ]);
  });
}

/** A partner whose file is missing leads nowhere; `content -- check` names it. */
function answerMoved(to: string): MovedAnswer | undefined {
  const [, slug] = /^partner:(.+)$/.exec(to) ?? [];
  if (slug === undefined) return { redirect: to };
  const partner = getPartner(slug);
  return partner && { outbound: buildAffiliateUrl(partner) };
}

/** Current slugs of articles and reviews, by former slug. */
function formerSlugs() {
  const snapshot = getSnapshot();
  return snapshot.once("former slugs", () => ({
    blog: byAlias(snapshot.posts),
    reviews: byAlias(snapshot.ranking),
  }));
}

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
  picture: (name) => getSnapshot().library.pictures.get(name)?.src,
  renamed: (folder, slug) => formerSlugs()[folder].get(slug),
  pairOf: (pair) => getPairs().get(pair)?.slug,
  moved: (path) => moved().get(path),
  pageCount: (slug) => {
    const category = getCategory(slug);
    return category && Math.max(1, Math.ceil(getPostsInCategory(category).length / limits.pageSize));
  },
};
