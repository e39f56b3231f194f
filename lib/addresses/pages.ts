import type { DocumentName } from "../content/read/collections";
import { routes } from "../util/routes";
import type { PageCategory, PageKind, PageSamples, TitleDocument } from "./page-kind";

const aboutSite = "About the site";

/** A page about the site. The first of its documents has its title; the page shows the texts of all. */
function informationPage<const Name extends TitleDocument>(
  route: string,
  texts: readonly [Name, ...DocumentName[]],
  more: { samples: PageSamples; search: PageCategory; label?: string; offers?: "none" },
) {
  return {
    ...more,
    route,
    isIndexed: true,
    titleFrom: texts[0],
    texts,
    llms: aboutSite,
  };
}

/** The page to which the middleware leads what a query of an address asks; without one, the address has a page of its own. */
function resultsOf<const Address extends string, const Name extends string = "results">(
  address: Address,
  samples: PageSamples,
  name: Name = "results" as Name,
) {
  return { route: `${address}/${name}`, samples, isIndexed: false, reached: "middleware", queryOf: address } as const;
}

/** The route of later pages of a listing. */
const laterPages = (listing: string) => `${listing}/page/[pageNumber]`;

/**
 * All kinds of page. The middleware, reserved words, the link check, sitemap, search, llms.txt, breadcrumbs, tests and
 * benchmarks use it. Links in the header and the footer are content: content/site/site.md, and `footer` in
 * content/pages. docs/contributing/recipes.md says how to add a page.
 */
export const pages = {
  home: {
    route: routes.home(),
    samples: "home",
    isIndexed: true,
    titleFrom: "site/site",
    texts: ["site/home"],
    search: "Main",
  },
  reviews: {
    route: routes.reviews(),
    samples: "ranking",
    isIndexed: true,
    titleFrom: "site/reviews-list",
    texts: ["site/reviews-list", "site/scoring"],
    search: "Review",
    llms: aboutSite,
  },
  review: {
    route: routes.review("[slug]"),
    samples: "review",
    isIndexed: true,
    of: "reviews",
    llms: "Reviews, best first",
    notFound: "review",
  },
  compare: {
    route: routes.compare(),
    samples: "apps",
    isIndexed: true,
    titleFrom: {
      title: "Compare apps",
      description:
        "Choose two, three or four apps and see them side by side: what each costs, the answers to our questions, and the scores.",
    },
    search: "Review",
    llms: aboutSite,
  },
  /** Two apps that a review compares. Other apps side by side are made for each visit and listed nowhere. */
  comparison: {
    route: routes.comparison("[pair]"),
    samples: "pair",
    isIndexed: true,
    notFound: "comparison",
  },
  /** A choice of apps (docs/decisions/099-query-pages.md). */
  comparisonResults: resultsOf(routes.compare(), "apps"),
  find: {
    route: routes.find(),
    samples: "apps",
    isIndexed: true,
    titleFrom: {
      title: "Find the app that fits",
      description:
        "Set your budget, platform and must-haves, and what matters most to you. Where we don’t know, we say so; it never counts as a no.",
    },
    search: "Review",
    llms: aboutSite,
  },
  /** What a reader is looking for (docs/decisions/099-query-pages.md). */
  findResults: resultsOf(routes.find(), "apps"),
  costs: {
    route: routes.costs(),
    samples: "prices",
    isIndexed: true,
    titleFrom: {
      title: "What apps cost over time",
      description:
        "For any number of months: the cheapest way to pay, the total of every plan, and the days on which you are charged.",
    },
    search: "Review",
    llms: aboutSite,
  },
  /** Apps, months and a first day (docs/decisions/099-query-pages.md). */
  costsResults: resultsOf(routes.costs(), "prices"),
  post: {
    route: routes.post("[slug]"),
    samples: "post",
    isIndexed: true,
    of: "blog",
    llms: "Articles, newest first",
    notFound: "post",
  },
  /** The category that lists all articles. It has a route of its own. */
  blog: { route: routes.blog(), samples: "list", isIndexed: true },
  blogPage: { route: laterPages(routes.blog()), samples: "list", isIndexed: true, notFound: "blogPage" },
  category: {
    route: routes.category("[slug]"),
    samples: "list",
    isIndexed: true,
    of: "categories",
    search: "Blog",
    llms: "Subjects",
  },
  categoryPage: {
    route: laterPages(routes.category("[slug]")),
    samples: "list",
    isIndexed: true,
    of: "categories",
    notFound: "categoryPage",
  },
  authors: {
    route: routes.authors(),
    samples: "authors",
    isIndexed: true,
    titleFrom: {
      title: "Authors and editors",
      description: "Everyone who writes and edits this magazine: who they are, what they cover, and their latest work.",
    },
    search: "Author",
    llms: aboutSite,
  },
  author: {
    route: routes.author("[slug]"),
    samples: "author",
    isIndexed: true,
    of: "authors",
    search: "Author",
    llms: "Authors",
    notFound: "author",
  },
  changes: {
    route: routes.changes(),
    samples: "changes",
    isIndexed: true,
    titleFrom: {
      title: "Price and policy changes",
      description:
        "What has become dearer, cheaper, stricter or laxer at companion apps, newest first, each with its source, and what we had wrong ourselves.",
    },
    search: "Review",
    llms: aboutSite,
  },
  howWeKnow: {
    route: routes.howWeKnow(),
    samples: "claims",
    isIndexed: true,
    titleFrom: {
      title: "How we know",
      description:
        "Everything we state about ourselves, our people and our partners: who says so, what proves it, when it was checked, and what is not proved yet.",
    },
    search: "Information",
    llms: aboutSite,
  },
  moneyTest: {
    route: routes.moneyTest(),
    samples: "none",
    isIndexed: true,
    label: "Money test",
    titleFrom: {
      title: "Does money change our ranking?",
      description:
        "The order of our ranking, calculated with our partners and without any, and what money does change.",
    },
    search: "Information",
    llms: aboutSite,
  },
  data: {
    route: routes.data(),
    samples: "none",
    isIndexed: true,
    titleFrom: {
      title: "Our facts as data",
      description:
        "Prices, answers, tests, points and ranks of every app as files anyone can check: JSON and CSV, with source and date, and a feed of changes.",
    },
    search: "Information",
    llms: aboutSite,
  },
  about: informationPage(routes.about(), ["pages/about", "site/team"], {
    samples: "team",
    search: "Information",
    label: "About Us",
  }),
  contact: informationPage(routes.contact(), ["pages/contact"], {
    samples: "documents",
    search: "Support",
    offers: "none",
  }),
  help: informationPage(routes.help(), ["pages/help"], {
    samples: "documents",
    search: "Support",
    label: "Help Center",
  }),
  terms: informationPage(routes.terms(), ["pages/terms"], {
    samples: "documents",
    search: "Legal",
    label: "Terms of Service",
    offers: "none",
  }),
  privacy: informationPage(routes.privacy(), ["pages/privacy"], {
    samples: "documents",
    search: "Legal",
    label: "Privacy Policy",
    offers: "none",
  }),
  affiliateDisclosure: informationPage(routes.affiliateDisclosure(), ["pages/affiliate-disclosure"], {
    samples: "documents",
    search: "Legal",
    offers: "none",
  }),
  /** A page that an editor has added to content/pages. It shares its route with the categories. */
  page: {
    route: routes.page("[slug]"),
    samples: "text",
    isIndexed: true,
    of: "pages",
    search: "Information",
    llms: aboutSite,
  },
  /** The contact form for a report on an app (docs/decisions/099-query-pages.md). */
  reportForm: { ...resultsOf(routes.contact(), "documents", "report"), texts: ["pages/contact"] },
  messageSent: {
    route: routes.messageSent(),
    samples: "none",
    isIndexed: false,
    label: "Message Sent",
    reached: "form",
    offers: "none",
  },
  subscribed: { route: routes.subscribed(), samples: "none", isIndexed: false, reached: "form" },
  formKept: {
    route: routes.formKept(),
    samples: "none",
    isIndexed: false,
    label: "Received",
    reached: "form",
    offers: "none",
  },
  /** Without a query there is no such page: the middleware redirects to the blog. */
  search: {
    route: routes.search(),
    samples: "search",
    isIndexed: false,
    queryOf: routes.search(),
    offers: "none",
  },
  /** Where the middleware rewrites the address of a missing page to. */
  notFound: { route: "/not-found/[kind]", samples: "none", isIndexed: false, reached: "middleware" },
} as const satisfies Record<string, PageKind>;

export type PageName = keyof typeof pages;

/** All kinds with their names, in the order of lists such as llms.txt. */
export const pageKinds: readonly (PageKind & { name: PageName })[] = Object.entries<PageKind>(pages).map(
  ([name, kind]) => ({ ...kind, name: name as PageName }),
);

/** The kinds with only one page, whose address is the route. */
export const singlePages = pageKinds.filter(({ route, reached }) => !route.includes("[") && reached !== "middleware");
