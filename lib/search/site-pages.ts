import type { Author, Category } from "../content/entry-types";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Home } from "../content/schemas/home-schema";
import type { AboutPage, ContactPage, HelpPage, LegalPage } from "../content/schemas/page-schemas";
import type { ReviewsList } from "../content/schemas/reviews-list-schema";
import type { TeamMember } from "../content/schemas/team-schema";
import { routes } from "../site/routes";
import { readPageText } from "./page-text";
import { type ResolveClaims, toPlainText } from "./plain-text";
import type { SearchSource } from "./search-types";

/** What the site's own pages are made of. A page whose file is missing is not found. */
export type SitePagesInput = {
  site?: { name: string; description: string } | undefined;
  home?: Home | undefined;
  reviewsList?: ReviewsList | undefined;
  criteria?: unknown;
  categories: readonly Category[];
  authors: readonly Author[];
  about?: AboutPage | undefined;
  team?: readonly TeamMember[] | undefined;
  contact?: ContactPage | undefined;
  help?: HelpPage | undefined;
  legal: readonly Pick<ParsedEntry<LegalPage>, "slug" | "data" | "body">[];
};

/** Kinds of page (docs/product.md, section 3, "Site-page index entry"). */
type PageCategory = "Main" | "Review" | "Rankings" | "Blog" | "Author" | "Information" | "Support" | "Legal";

/** The listing of rankings; the others are parts of the blog. */
const rankings = "best";

/** Every page of the site that is neither an article nor a review, as search knows it. */
export function buildPageSources(input: SitePagesInput, resolveClaims: ResolveClaims): SearchSource[] {
  const { site, home, reviewsList, about, team, contact, help } = input;
  return [
    ...(site && home
      ? [page("home", routes.home(), "Main", site.name, site.description, () => readPageText(home))]
      : []),
    ...(reviewsList
      ? [
          page("reviews", routes.reviews(), "Review", reviewsList.title, reviewsList.seoDescription, () =>
            readPageText([reviewsList, input.criteria]),
          ),
        ]
      : []),
    ...input.categories.map((category) => {
      const { slug, seoTitle, seoDescription, name, heading, intro } = category;
      const kind = slug === rankings ? "Rankings" : "Blog";
      return page(slug, routes.category(slug), kind, seoTitle, seoDescription, () => [name, heading, intro].join("\n"));
    }),
    ...input.authors.map(({ slug, name, description, role, expertise, body }) =>
      page(slug, routes.author(slug), "Author", name, description, () =>
        [role, ...expertise, toPlainText(body, resolveClaims)].join("\n"),
      ),
    ),
    ...(about ? [own("about", "Information", about, () => readPageText([about, team]))] : []),
    ...(contact ? [own("contact", "Support", contact, () => readPageText(contact))] : []),
    ...(help ? [own("help", "Support", help, () => readPageText(help))] : []),
    ...input.legal.map(({ slug, data, body }) =>
      page(slug, `/${slug}`, "Legal", data.title, data.seoDescription, () => toPlainText(body, resolveClaims)),
    ),
  ];
}

/** A page with a file of its own in content/pages. */
function own(
  slug: string,
  kind: PageCategory,
  data: { seoTitle: string; seoDescription: string },
  readContent: () => string,
): SearchSource {
  return page(slug, `/${slug}`, kind, data.seoTitle, data.seoDescription, readContent);
}

function page(
  slug: string,
  url: string,
  category: PageCategory,
  title: string,
  excerpt: string,
  readContent: () => string,
): SearchSource {
  return { result: { id: slug, title, excerpt, slug, category, type: "page", url }, tags: [], readContent };
}
