import type { Graph, Thing, WebPage } from "schema-dts";
import type { Correction } from "../../content/schemas/source-schema";
import type { Crumb } from "../metadata/breadcrumbs";
import { absoluteUrl } from "../metadata/page-metadata";
import { buildBreadcrumbList } from "./breadcrumb-list";
import { correctionMarkup } from "./corrections";
import { buildFaqPage } from "./faq-page";
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
  /** Of the texts of the page itself; an article or a review states its own. */
  corrections?: readonly Correction[];
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
    ...correctionMarkup(page.corrections),
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
