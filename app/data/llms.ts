import { getAllAuthors } from "@/lib/content/snapshot/authors";
import { getAllCategories } from "@/lib/content/snapshot/categories";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getAllPosts } from "@/lib/content/snapshot/posts";
import { getAllReviews } from "@/lib/content/snapshot/reviews";
import { getSite } from "@/lib/content/snapshot/site-document";
import { formatScore } from "@/lib/format/number";
import { buildLlmsText } from "@/lib/site/crawlers/llms-text";
import { limits } from "@/lib/site/limits";
import { routes } from "@/lib/site/routes";
import { authorsPage } from "./authors-page";

const notes = (audience: string) => [
  `Written for ${audience}. The site earns commissions from some of the apps it writes about: links marked as sponsored are affiliate links.`,
  `Ratings run from 0 to ${limits.starScale}. Every page can be read as plain HTML, without scripts.`,
];

/** The guide to the site for language models: every review, article, subject, person and page with a line on each. */
export function llmsText(): string {
  const { name, audience, description } = getSite();
  return buildLlmsText({
    name,
    summary: description,
    notes: notes(audience),
    sections: [
      {
        heading: "Reviews, best first",
        links: getAllReviews().map(({ title, slug, rating, excerpt }) => ({
          title,
          path: routes.review(slug),
          description: `${formatScore(rating.overall)} out of ${limits.starScale}. ${excerpt}`,
        })),
      },
      {
        heading: "Articles, newest first",
        links: getAllPosts().map(({ title, slug, excerpt }) => ({
          title,
          path: routes.post(slug),
          description: excerpt,
        })),
      },
      {
        heading: "Subjects",
        links: getAllCategories().map(({ slug, name: title, intro }) => ({
          title,
          path: routes.category(slug),
          description: intro,
        })),
      },
      {
        heading: "Authors",
        links: getAllAuthors().map(({ slug, name: title, description: text }) => ({
          title,
          path: routes.author(slug),
          description: text,
        })),
      },
      { heading: "About the site", links: informationPages() },
      {
        heading: "Feeds",
        links: [
          { title: "RSS", path: routes.rssFeed(), description: "Articles and reviews in full, newest first." },
          { title: "JSON Feed", path: routes.jsonFeed(), description: "The same as JSON." },
          { title: "RSS of the reviews", path: routes.rssFeed("reviews"), description: "Reviews alone, newest first." },
          { title: "JSON Feed of the reviews", path: routes.jsonFeed("reviews"), description: "The same as JSON." },
          { title: "Sitemap", path: routes.sitemap(), description: "Every page with the day of its last change." },
        ],
      },
    ],
  });
}

function informationPages() {
  const pages = [
    ["pages/about", routes.about()],
    ["pages/help", routes.help()],
    ["pages/contact", routes.contact()],
    ["pages/affiliate-disclosure", routes.affiliateDisclosure()],
    ["pages/privacy", routes.privacy()],
    ["pages/terms", routes.terms()],
  ] as const;
  const reviewsList = getDocument("site/reviews-list");
  return [
    { ...authorsPage, path: routes.authors() },
    { title: reviewsList.seoTitle, path: routes.reviews(), description: reviewsList.seoDescription },
    ...pages.map(([document, path]) => {
      const { seoTitle, seoDescription } = getDocument(document);
      return { title: seoTitle, path, description: seoDescription };
    }),
  ];
}
