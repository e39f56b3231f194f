import { closingCta, partnerBlock } from "@/app/views/offer-blocks";
import { toAuthorSummary } from "@/app/views/post-cards";
import type { PostView } from "@/components/article/post-article";
import { getCorrections } from "@/lib/apps/corrections";
import type { Post } from "@/lib/content/entry-types";
import { getSiteTexts } from "@/lib/content/site/documents";
import { getAdjacentPosts, getListing, getOffers } from "@/lib/content/site/entries";
import { allPosts, postsBySlug, type Site } from "@/lib/content/site/site";
import { postGraph } from "@/lib/machines/structured-data/entries";
import { defaultTarget } from "@/lib/offers/partners";
import { countWords, getReadTime } from "@/lib/text/plain-text";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** The page of a published article; `undefined` where there is none. */
export function postPage(site: Site, slug: string) {
  const post = postsBySlug(site).get(slug);
  if (!post) return undefined;
  const words = countWords(post.body, textContext(site, post).resolveClaims);
  const layout = { ...postGraph(site, post, words), label: post.title, offers: getOffers(site, post) };
  return { layout, view: postView(site, post) };
}

/** What the page of an article shows. */
function postView(site: Site, post: Post): PostView {
  const path = routes.post(post.slug);
  const { halves, toc } = renderBody(post.body, textContext(site, post));
  return {
    path,
    head: {
      back: { label: "Back to Blog", href: routes.blog() },
      category: { name: post.category, href: routes.category(getListing(site, post)?.slug ?? "blog") },
      title: post.title,
      lede: post.excerpt,
      cover: { src: post.coverImage, alt: post.coverAlt },
      author: toAuthorSummary(site, post.author),
      meta: { date: post.date, updated: post.updated, readTime: getReadTime(post) },
    },
    contents: toc,
    halves,
    ...offers(site, post, path),
    sources: post.sources,
    corrections: getCorrections(post),
    tags: post.tags,
    adjacent: getAdjacentPosts(site, post.slug),
    newsletter: getSiteTexts(site).newsletter,
  };
}

/** What sells in and beside an article. The newest one has no link to the forum. */
function offers(site: Site, post: Post, path: string) {
  if (getOffers(site, post) === "none") return {};
  const { community, trial, shortDisclosure: disclosure } = getSiteTexts(site);
  const offer = partnerBlock(site, post.partner, path);
  const target = defaultTarget(site, path);
  return {
    offer,
    closing: { ...closingCta(site, offer.target), variant: "box" as const },
    community: allPosts(site)[0]?.slug === post.slug ? undefined : community,
    trial: trial && { ...trial, target, disclosure, variant: "card" as const },
  };
}

function textContext(site: Site, post: Post) {
  return getRenderContext(site, { page: routes.post(post.slug), placement: "body", offers: getOffers(site, post) });
}
