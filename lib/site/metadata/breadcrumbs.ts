import { titleBeforeColon, titleCaseSlug } from "../../format/title";
import { routes } from "../routes";

/** One step of the trail. The last one is the page itself. */
export type Crumb = { label: string; href: string };

/** Labels of the fixed pages (docs/product.md, section 2, "Global chrome"). */
const mapped: Record<string, string> = {
  blog: "Blog",
  features: "Features",
  about: "About Us",
  contact: "Contact",
  help: "Help Center",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  reviews: "Reviews",
  best: "Best",
};

const home: Crumb = { label: "Home", href: routes.home() };

/** Home, then the page: with a mapped label, else the slug in title case. */
export function buildPageTrail(slug: string): Crumb[] {
  return [home, { label: labelOf(slug), href: `/${slug}` }];
}

/** Home, the listing, and its page where that is not the first. */
export function buildListingTrail(slug: string, page: number): Crumb[] {
  const trail = buildPageTrail(slug);
  return page > 1 ? [...trail, { label: `Page ${page}`, href: routes.categoryPage(slug, page) }] : trail;
}

/** Home, Blog, the article's title. */
export function buildPostTrail(post: { slug: string; title: string }): Crumb[] {
  return [...buildPageTrail("blog"), { label: post.title, href: routes.post(post.slug) }];
}

/** Home, Reviews, the part of the title before the colon. */
export function buildReviewTrail(review: { slug: string; title: string }): Crumb[] {
  return [...buildPageTrail("reviews"), { label: titleBeforeColon(review.title), href: routes.review(review.slug) }];
}

/** Home, Authors, the author's name. */
export function buildAuthorTrail(author: { slug: string; name: string }): Crumb[] {
  return [...buildPageTrail("authors"), { label: author.name, href: routes.author(author.slug) }];
}

/**
 * Home, then what is said where nothing is. These pages are made before anybody asks for an address, so the last step,
 * which is no link, has none.
 */
export function buildMissingTrail(title: string): Crumb[] {
  return [home, { label: title, href: "" }];
}

function labelOf(slug: string): string {
  return mapped[slug] ?? titleCaseSlug(slug);
}
