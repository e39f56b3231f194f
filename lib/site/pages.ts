import type { DocumentName } from "../content/read/collections";
import type { PageCategory } from "../search/search-types";
import type { PageKind, TitleDocument } from "./page-kind";
import { routes } from "./routes";

const aboutSite = "About the site";

/** A page about the site, of a document in content/pages. Later documents are shown too, and have no say in its title. */
function informationPage<const Name extends TitleDocument>(
  route: string,
  texts: readonly [Name, ...DocumentName[]],
  more: { search: PageCategory; label?: string },
) {
  return { ...more, route, isIndexed: true, shows: [], titleFrom: texts[0], texts, llms: aboutSite };
}

/** The pages of a listing after the first. */
const laterPages = (listing: string) => `${listing}/page/[pageNumber]`;

/**
 * Every kind of page. The gate, reserved words, the links that the check knows, sitemap, search, llms.txt, breadcrumbs and
 * the lists of tests and measurements are made from it. Links in the header and the footer are content: content/site/site.md,
 * and `footer` in content/pages. docs/adding-a-page.md says how to add a page.
 */
export const pages = {
  home: {
    route: routes.home(),
    isIndexed: true,
    shows: [],
    titleFrom: "site/site",
    texts: ["site/home"],
    search: "Main",
  },
  reviews: {
    route: routes.reviews(),
    isIndexed: true,
    shows: ["reviews"],
    titleFrom: "site/reviews-list",
    texts: ["site/reviews-list", "site/criteria"],
    search: "Review",
    llms: aboutSite,
  },
  review: {
    route: routes.review("[slug]"),
    isIndexed: true,
    of: "reviews",
    shows: ["reviews", "authors"],
    llms: "Reviews, best first",
    missing: "review",
  },
  compare: {
    route: routes.compare(),
    isIndexed: true,
    shows: [],
    titleFrom: {
      title: "Compare apps",
      description:
        "Choose two, three or four apps and read them side by side: scores, what every plan costs, and the answer to each question that we ask of every app.",
    },
    search: "Review",
    llms: aboutSite,
  },
  /** Two apps that a review compares. Other apps side by side are made for each visit and listed nowhere. */
  comparison: {
    route: routes.comparison("[pair]"),
    isIndexed: true,
    shows: ["reviews"],
    missing: "comparison",
  },
  /** Where the middleware leads a choice of apps (docs/decisions/034-comparisons.md). */
  heldComparison: { route: `${routes.comparison("of")}/[apps]`, isIndexed: false, shows: [], reached: "middleware" },
  /** The same on a host that would keep the page above. */
  liveComparison: { route: `${routes.comparison("live")}/[apps]`, isIndexed: false, shows: [], reached: "middleware" },
  post: {
    route: routes.post("[slug]"),
    isIndexed: true,
    of: "blog",
    shows: ["blog", "authors"],
    llms: "Articles, newest first",
    missing: "post",
  },
  /** The listing of all articles: a category with a route of its own. */
  blog: { route: routes.blog(), isIndexed: true, shows: ["blog", "authors"] },
  blogPage: { route: laterPages(routes.blog()), isIndexed: true, shows: ["blog", "authors"], missing: "blogPage" },
  category: {
    route: routes.category("[slug]"),
    isIndexed: true,
    of: "categories",
    shows: ["blog", "authors"],
    search: "Blog",
    llms: "Subjects",
  },
  categoryPage: {
    route: laterPages(routes.category("[slug]")),
    isIndexed: true,
    of: "categories",
    shows: ["blog", "authors"],
    missing: "categoryPage",
  },
  authors: {
    route: routes.authors(),
    isIndexed: true,
    shows: ["authors"],
    titleFrom: {
      title: "Authors and editors",
      description:
        "Everyone who writes for this magazine and edits it: what they cover, who they are, and the newest of what they wrote.",
    },
    search: "Author",
    llms: aboutSite,
  },
  author: {
    route: routes.author("[slug]"),
    isIndexed: true,
    of: "authors",
    shows: ["authors", "blog"],
    search: "Author",
    llms: "Authors",
    missing: "author",
  },
  about: informationPage(routes.about(), ["pages/about", "site/team"], { search: "Information", label: "About Us" }),
  contact: informationPage(routes.contact(), ["pages/contact"], { search: "Support" }),
  help: informationPage(routes.help(), ["pages/help"], { search: "Support", label: "Help Center" }),
  terms: informationPage(routes.terms(), ["pages/terms"], { search: "Legal", label: "Terms of Service" }),
  privacy: informationPage(routes.privacy(), ["pages/privacy"], { search: "Legal", label: "Privacy Policy" }),
  affiliateDisclosure: informationPage(routes.affiliateDisclosure(), ["pages/affiliate-disclosure"], {
    search: "Legal",
  }),
  /** A file of content/pages that none of the pages above is made of. It shares its route with the categories. */
  page: {
    route: routes.page("[slug]"),
    isIndexed: true,
    of: "pages",
    shows: ["pages"],
    search: "Information",
    llms: aboutSite,
  },
  messageSent: { route: routes.messageSent(), isIndexed: false, shows: [], label: "Message Sent", reached: "form" },
  subscribed: { route: routes.subscribed(), isIndexed: false, shows: [], reached: "form" },
  search: { route: routes.search(), isIndexed: false, shows: [], exampleQuery: "?q=privacy" },
  /** Where the middleware leads a search (docs/decisions/014-search-results-are-held.md). */
  heldSearch: { route: `${routes.search()}/[search]`, isIndexed: false, shows: [], reached: "middleware" },
  /** What the middleware shows in the place of a page that is not there. */
  missing: { route: "/missing/[kind]", isIndexed: false, shows: [], reached: "middleware" },
} as const satisfies Record<string, PageKind>;

export type PageName = keyof typeof pages;

/** All kinds with their names, in the order in which lists have them. */
export const pageKinds: readonly (PageKind & { name: PageName })[] = Object.entries<PageKind>(pages).map(
  ([name, kind]) => ({ ...kind, name: name as PageName }),
);

/** Those of one address each, which is their route. */
export const singlePages = pageKinds.filter(({ route }) => !route.includes("["));
