import type { Metadata } from "next";
import { toPostCard } from "@/app/views/post-cards";
import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { getBrand, getSiteTexts } from "@/lib/content/site/documents";
import { getAuthor, getPostsByAuthor } from "@/lib/content/site/entries";
import { allReviews, postsByAuthor, type Site } from "@/lib/content/site/site";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { buildProfile } from "@/lib/machines/structured-data/identity";
import { authorCard, previewImage } from "@/lib/pictures/previews/preview-card";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { sampleLabels } from "@/lib/util/sample";

export function authorMetadata(site: Site, slug: string): Metadata {
  const author = getAuthor(site, slug);
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
  const author = getAuthor(site, slug);
  if (!author) return undefined;
  const { name, sample, corrections } = author;
  const profile = { type: "ProfilePage" as const, things: [buildProfile(author)] };
  const bioHtml = renderSnippet(author.body, (text) => showClaimsInText(text, site.library.lookup));
  return {
    page: { path: routes.author(slug), name, label: name, corrections, ...(sample ? {} : profile) },
    profile: {
      author,
      written: [
        { count: postsByAuthor(site).get(slug)?.length ?? 0, what: "article" },
        { count: allReviews(site).filter((review) => review.author === slug).length, what: "review" },
      ].filter(({ count }) => count > 0),
      bioHtml: bioHtml || renderSnippet(author.description),
    },
    articles: {
      title: `Articles by ${name}`,
      posts: getPostsByAuthor(site, slug).map((post) => {
        const { authorName, ...card } = toPostCard(site, post);
        return card;
      }),
    },
  };
}
