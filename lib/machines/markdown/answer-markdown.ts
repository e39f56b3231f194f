import { getCorrections } from "../../apps/corrections";
import type { Post } from "../../content/entry-types";
import { getOffers } from "../../content/snapshot/categories";
import { getPost } from "../../content/snapshot/posts";
import { getReview } from "../../content/snapshot/reviews";
import { entryAddress } from "../../site/page-addresses";
import { section, writeMarkdown } from "../../text/markdown-nodes";
import { routes } from "../../util/routes";
import { answerText } from "../answer-text";
import { absoluteUrl } from "../metadata/page-metadata";
import { markdownCorrections, markdownHead, markdownSources, markdownText } from "./entry-markdown";
import { reviewMarkdown } from "./review-markdown";

/**
 * Answers with a published article or review as markdown; 404 for anything else. It has an address of its own: with
 * `Accept: text/markdown`, shared caches would keep two answers for one address.
 */
export function answerMarkdown(request: Request, folder: string, slug: string): Response {
  const isKnown = folder === "reviews" || folder === "blog";
  const markdown = isKnown
    ? answerText(request, { ...markdownAddress(folder, slug), render: () => renderMarkdown(folder, slug) })
    : undefined;
  return (
    markdown ?? new Response("There is no such text.\n", { status: 404, headers: { "cache-control": "no-store" } })
  );
}

function markdownAddress(folder: "reviews" | "blog", slug: string) {
  const page = entryAddress(folder, slug);
  return {
    path: routes.markdown(page),
    contentType: "text/markdown",
    // The page is what search engines should list.
    headers: { "x-robots-tag": "noindex", link: `<${absoluteUrl(page)}>; rel="canonical"` },
  };
}

function renderMarkdown(folder: "reviews" | "blog", slug: string): string | undefined {
  if (folder === "reviews") {
    const review = getReview(slug);
    return review && reviewMarkdown(review);
  }
  const post = getPost(slug);
  return post && postMarkdown(post);
}

function postMarkdown(post: Post): string {
  const path = routes.post(post.slug);
  const offers = getOffers(post);
  return writeMarkdown([
    ...markdownHead(post, path, offers),
    ...section("The article", markdownText(post.body, path, offers)),
    ...markdownSources(post),
    ...markdownCorrections(getCorrections(post)),
  ]);
}
