import { correctionsOf } from "@/lib/apps/corrections";
import type { Post } from "@/lib/content/entry-types";
import { offersOf } from "@/lib/content/snapshot/offers";
import { getPost } from "@/lib/content/snapshot/posts";
import { getReview } from "@/lib/content/snapshot/reviews";
import { absoluteUrl } from "@/lib/machines/metadata/page-metadata";
import { answerText } from "@/lib/server/answer-text";
import { entryAddress } from "@/lib/site/page-addresses";
import { section, writeMarkdown } from "@/lib/text/markdown-nodes";
import { routes } from "@/lib/util/routes";
import { twinCorrections, twinHead, twinSources, twinText } from "./entry-twin";
import { reviewTwin } from "./review-twin";

/** Answers with a published article or review as markdown (docs/decisions/042-markdown-twins.md); 404 for anything else. */
export function answerTwin(request: Request, folder: string, slug: string): Response {
  const isKnown = folder === "reviews" || folder === "blog";
  const twin = isKnown
    ? answerText(request, { ...twinAddress(folder, slug), render: () => renderTwin(folder, slug) })
    : undefined;
  return twin ?? new Response("There is no such text.\n", { status: 404, headers: { "cache-control": "no-store" } });
}

function twinAddress(folder: "reviews" | "blog", slug: string) {
  const page = entryAddress(folder, slug);
  return {
    path: routes.markdown(page),
    contentType: "text/markdown",
    // The page is what search engines should list.
    headers: { "x-robots-tag": "noindex", link: `<${absoluteUrl(page)}>; rel="canonical"` },
  };
}

function renderTwin(folder: "reviews" | "blog", slug: string): string | undefined {
  if (folder === "reviews") {
    const review = getReview(slug);
    return review && reviewTwin(review);
  }
  const post = getPost(slug);
  return post && postTwin(post);
}

function postTwin(post: Post): string {
  const path = routes.post(post.slug);
  const offers = offersOf(post);
  return writeMarkdown([
    ...twinHead(post, path, offers),
    ...section("The article", twinText(post.body, path, offers)),
    ...twinSources(post),
    ...twinCorrections(correctionsOf(post)),
  ]);
}
