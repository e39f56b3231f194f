import type { BreadcrumbList, FAQPage, Graph, ItemList, Thing, WebPage } from "schema-dts";
import type { Crumb } from "../metadata/breadcrumbs";
import { absoluteUrl, toPortableHtml } from "../metadata/page-metadata";
import { buildOrganization, buildWebSite, ids, type Publisher, refer } from "./identity";

type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "ProfilePage";

/** One type for all kinds of page: TypeScript cannot compare the union that schema-dts has for them. */
type PageNode = Extract<WebPage, { "@type": "WebPage" }>;

export type PageGraphInput = {
  publisher: Publisher;
  /** Path of the page. */
  path: string;
  /** The visible heading of the page. */
  name: string;
  /** The visible description of the page. */
  description?: string | undefined;
  /** Default: WebPage. */
  type?: PageType;
  trail?: readonly Crumb[];
  /** Questions that the page answers. */
  questions?: readonly { question: string; answerHtml: string }[];
  /** Nodes of the page's content, the main one first: an article with its author, a list. */
  things?: readonly (Thing & object)[];
};

/**
 * The structured data of a page as one graph: publisher, site, page, breadcrumbs, and the page's content. Each node
 * appears once and is referred to by its `@id`.
 */
export function buildPageGraph({ publisher, trail = [], questions = [], things = [], ...page }: PageGraphInput): Graph {
  const breadcrumbs = buildBreadcrumbList(page.path, trail);
  const [main] = things as readonly { "@id"?: string }[];
  // The main thing of these pages is the publisher.
  const isAboutPublisher = page.type === "AboutPage" || page.type === "ContactPage";
  const mainId = main?.["@id"] ?? (isAboutPublisher ? ids.organization() : undefined);
  const webPage: PageNode = {
    "@type": (page.type ?? "WebPage") as "WebPage",
    "@id": ids.page(page.path),
    url: absoluteUrl(page.path),
    name: page.name,
    ...(page.description === undefined ? {} : { description: page.description }),
    inLanguage: "en",
    isPartOf: refer(ids.webSite()),
    ...(breadcrumbs ? { breadcrumb: refer(ids.breadcrumbs(page.path)) } : {}),
    ...(mainId === undefined ? {} : { mainEntity: refer(mainId) }),
  };
  // Pushed one by one, because the type of an array literal would be too large for TypeScript.
  const nodes: Thing[] = [];
  nodes.push(buildOrganization(publisher));
  nodes.push(buildWebSite(publisher.name));
  nodes.push(webPage);
  if (breadcrumbs) nodes.push(breadcrumbs);
  nodes.push(...things);
  if (questions.length > 0) nodes.push(buildFaqPage(page.path, questions));
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** The breadcrumbs of a page; `undefined` if the page shows none. */
function buildBreadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList | undefined {
  if (trail.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumbs(path),
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

/** Questions and answers of a page. Search engines accept safe HTML in answers. */
function buildFaqPage(
  path: string,
  items: readonly { question: string; answerHtml: string }[],
): Exclude<FAQPage, string> {
  return {
    "@type": "FAQPage",
    "@id": ids.questions(path),
    isPartOf: refer(ids.page(path)),
    mainEntity: items.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: toPortableHtml(answerHtml, path) },
    })),
  };
}

/**
 * The entries that a page lists, in their order.
 * @param path Path of the page.
 */
export function buildItemList(
  path: string,
  name: string,
  items: readonly { title: string; path: string }[],
): Extract<ItemList, { "@type": "ItemList" }> {
  return {
    "@type": "ItemList",
    "@id": ids.list(path),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.title,
      url: absoluteUrl(item.path),
    })),
  };
}
