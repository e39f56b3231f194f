import { closingCta, partnerBlock } from "@/app/views/offer-blocks";
import { toAuthorSummary } from "@/app/views/post-cards";
import type { PostView } from "@/components/article/post-article";
import { getCorrections } from "@/lib/apps/corrections";
import type { Post } from "@/lib/content/entry-types";
import { getListing, getOffers } from "@/lib/content/site/categories";
import { getAdjacentPosts, getAllPosts, getPost } from "@/lib/content/site/posts";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { postGraph } from "@/lib/machines/structured-data/entry-graph";
import { defaultTarget } from "@/lib/offers/page-targets";
import type { RenderedBody } from "@/lib/text/body-types";
import { countWords, getReadTime } from "@/lib/text/reading-time";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** The page of a published article; `undefined` where there is none. */
export function postPage(slug: string) {
  const post = getPost(slug);
  if (!post) return undefined;
  const body = postBody(post);
  const words = countWords(post.body, textContext(post).resolveClaims);
  const layout = { ...postGraph(post, words), label: post.title, offers: getOffers(post) };
  return { layout, view: postView(post, body) };
}

/** What the page of an article shows, published or not. */
export function postView(post: Post, { halves, toc }: RenderedBody = postBody(post)): PostView {
  const path = routes.post(post.slug);
  return {
    path,
    head: {
      back: { label: "Back to Blog", href: routes.blog() },
      category: { name: post.category, href: routes.category(getListing(post)?.slug ?? "blog") },
      title: post.title,
      lede: post.excerpt,
      cover: { src: post.coverImage, alt: post.coverAlt },
    },
    author: toAuthorSummary(post.author),
    meta: { date: post.date, updated: post.updated, readTime: getReadTime(post) },
    contents: toc,
    halves,
    ...offers(post, path),
    sources: post.sources,
    corrections: getCorrections(post),
    tags: post.tags,
    adjacent: getAdjacentPosts(post.slug),
    newsletter: getSiteTexts().newsletter,
  };
}

/** What sells in and beside an article. The newest one has no link to the forum. */
function offers(post: Post, path: string) {
  if (getOffers(post) === "none") return {};
  const { community, trial, shortDisclosure: disclosure } = getSiteTexts();
  const offer = partnerBlock(post.partner, path);
  const target = defaultTarget(path);
  return {
    offer,
    closing: { ...closingCta(offer.target), variant: "box" as const },
    community: getAllPosts()[0]?.slug === post.slug ? undefined : community,
    trial: trial && { ...trial, target, disclosure, variant: "card" as const },
  };
}

function postBody(post: Post): RenderedBody {
  return renderBody(post.body, textContext(post));
}

function textContext(post: Post) {
  return getRenderContext({ page: routes.post(post.slug), placement: "body", offers: getOffers(post) });
}
