import { getTitle, type PageCollection, type PageKind } from "../../addresses/page-kind";
import { pageKinds } from "../../addresses/pages";
import { describeScore } from "../../apps/scoring/score-words";
import type { Review } from "../../content/entry-types";
import { getSiteTexts } from "../../content/site/documents";
import { allCategories, allPosts, authorsBySlug, rankedReviews, type Site } from "../../content/site/site";
import { dayLength } from "../../util/date";
import { limits } from "../../util/limits";
import { routes } from "../../util/routes";
import { sampleLabels } from "../../util/sample";
import { absoluteUrl } from "../metadata/page-metadata";

const notes = (audience: string) => [
  `Written for ${audience}. The site earns commissions from some of the apps it writes about: links marked as sponsored are affiliate links.`,
  `Ratings run from 0 to ${limits.starScale}. Every page can be read as plain HTML, without scripts; reviews and articles also as markdown, at their address with ".md".`,
];

const feeds: readonly LlmsLink[] = [
  { title: "RSS", path: routes.rssFeed(), description: "Articles and reviews in full, newest first." },
  { title: "RSS of the reviews", path: routes.rssFeed("reviews"), description: "Reviews alone, newest first." },
  { title: "RSS of the changes", path: routes.rssFeed("changes"), description: "What changed in apps." },
  { title: "Facts as JSON", path: routes.data("apps.json"), description: "Every app, with sources and dates." },
  { title: "Sitemap", path: routes.sitemap(), description: "Every page with the day of its last change." },
];

/**
 * llms.txt (llmstxt.org): markdown with the site's name, a summary, and a line for every review, article, category, author
 * and page. Skips empty sections.
 */
export function llmsText(site: Site): string {
  const { name, audience, description } = getSiteTexts(site);
  const headings = [...new Set(pageKinds.map(({ llms }) => llms))].filter((heading) => heading !== undefined);
  const sections = [
    ...headings.map((heading) => ({
      heading,
      links: pageKinds.filter(({ llms }) => llms === heading).flatMap((kind) => getLinks(site, kind)),
    })),
    { heading: "Feeds", links: feeds },
  ];
  const blocks = [
    `# ${name}`,
    `> ${description}`,
    ...notes(audience),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => [`## ${heading}`, "", ...links.map(writeLink)].join("\n")),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** A model that reads only this must not take a sample for a score: the figure is left out. */
function llmsScore({ score, sample }: Review): string {
  if (score?.isSample) return `${sampleLabels.score}, not from a test`;
  return sample ? `${describeScore({ score })} (sample review)` : describeScore({ score });
}

/** A line for each page of a kind. */
function getLinks(site: Site, kind: PageKind): LlmsLink[] {
  if (kind.of) return entryLinks(site)[kind.of]();
  const found = getTitle(kind, site.library.documents);
  return found ? [{ title: found.seoTitle, path: kind.route, description: found.description }] : [];
}

const entryLinks = (site: Site): Readonly<Record<PageCollection, () => LlmsLink[]>> => ({
  reviews: () =>
    rankedReviews(site).map((review) => ({
      title: review.title,
      path: routes.review(review.slug),
      description: `${llmsScore(review)}. ${review.excerpt}`,
      markdown: routes.markdown(routes.review(review.slug)),
    })),
  blog: () =>
    allPosts(site).map(({ title, slug, excerpt, sample }) => ({
      title,
      path: routes.post(slug),
      description: sample ? `${sampleLabels.article}. ${excerpt}` : excerpt,
      markdown: routes.markdown(routes.post(slug)),
    })),
  categories: () =>
    allCategories(site).map(({ slug, name, intro }) => ({
      title: name,
      path: routes.category(slug),
      description: intro,
    })),
  authors: () =>
    [...authorsBySlug(site).values()].map(({ slug, name, description, sample }) => ({
      title: name,
      path: routes.author(slug),
      description: sample ? `${sampleLabels.author}. ${description}` : description,
    })),
  pages: () =>
    site.library.collections.pages.map(({ slug, data }) => ({
      title: data.seoTitle,
      path: routes.page(slug),
      description: data.seoDescription,
    })),
});

/** A link with a description in one line. */
type LlmsLink = {
  title: string;
  path: string;
  description: string;
  /** Path of the same as markdown, where there is one. */
  markdown?: string;
};

function writeLink({ title, path, description, markdown }: LlmsLink): string {
  const line = `- [${title.replace(/[[\]\\]/g, "\\$&")}](${absoluteUrl(path)}): ${description}`;
  return markdown === undefined ? line : `${line} [As markdown](${absoluteUrl(markdown)})`;
}

/**
 * robots.txt (RFC 9309). Does not disallow search results, because crawlers must be able to read their noindex. `Allow` is last:
 * some parsers take the first line that matches.
 */
export function buildRobotsText(): string {
  return `User-Agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${absoluteUrl(routes.sitemap())}\n`;
}

/** RFC 9116 recommends less than a year. Matters for copies only: each request gets a new date. */
const validFor = 180 * dayLength;

/** security.txt (RFC 9116). Names the contact page for reports of vulnerabilities, because every site has one. */
export function buildSecurityText(now: number = Date.now()): string {
  const expires = new Date(Math.floor(now / dayLength) * dayLength + validFor);
  return [
    `Contact: ${absoluteUrl(routes.contact())}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(routes.securityText())}`,
    "",
  ].join("\n");
}
