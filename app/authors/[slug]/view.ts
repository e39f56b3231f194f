import type { Metadata } from "next";
import { toPostCard } from "@/app/views/post-cards";
import { toReviewLink } from "@/app/views/review-cards";
import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { getBrand, getSiteTexts } from "@/lib/content/site/documents";
import { getPostsByAuthor, getReviewsByAuthor } from "@/lib/content/site/entries";
import { authorsBySlug, postsByAuthor, type Site } from "@/lib/content/site/site";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { buildProfile } from "@/lib/machines/structured-data/identity";
import { authorCard, previewImage } from "@/lib/pictures/previews/preview-card";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { sampleLabels } from "@/lib/util/sample";

export function authorMetadata(site: Site, slug: string): Metadata {
  const author = authorsBySlug(site).get(slug);
  if (!author) return {};
  const { name: siteName } = getSiteTexts(site);
  return buildPageMetadata({
    title: titles.author(author.name, siteName),
    shareTitle: author.name,
    description: author.sample ? `${sampleLabels.author}. ${author.description}` : author.description,
    path: routes.author(slug),
    siteName,
    type: "profile",
    image: previewImage(authorCard(author), getBrand(site)),
  });
}

/** Everything that the page of an author shows; `undefined` if there is no such author. */
export function authorView(site: Site, slug: string) {
  const author = authorsBySlug(site).get(slug);
  if (!author) return undefined;
  const { name, sample, corrections } = author;
  const posts = getPostsByAuthor(site, slug);
  const all = postsByAuthor(site).get(slug)?.length ?? 0;
  const profile = { type: "ProfilePage" as const, things: [buildProfile(author)] };
  const bioHtml = renderSnippet(author.body, (text) => showClaimsInText(text, site.library.lookup));
  return {
    page: { path: routes.author(slug), name, label: name, corrections, ...(sample ? {} : profile) },
    profile: {
      author,
      bioHtml: bioHtml || renderSnippet(author.description),
    },
    reviews: { heading: `Reviews by ${name}`, reviews: getReviewsByAuthor(site, slug).map(toReviewLink) },
    articles: {
      title: `Articles by ${name}`,
      /** Of more articles than are shown, how many there are. */
      shown: posts.length < all ? `Showing ${posts.length} of ${all} posts` : undefined,
      posts: posts.map((post) => {
        const { authorName, ...card } = toPostCard(site, post);
        return card;
      }),
    },
  };
}
