import type { Graph, Thing, WebPage } from "schema-dts";
import type { Crumb } from "../metadata/breadcrumbs";
import { absoluteUrl } from "../metadata/page-metadata";
import { buildBreadcrumbList } from "./breadcrumb-list";
import { buildFaqPage } from "./faq-page";
import { buildOrganization, buildWebSite, ids, type Publisher, refer } from "./identity";

type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "ProfilePage";

/** The kinds of pages state the same; of all of them, schema-dts makes a type too large to compare. */
type PageNode = Extract<WebPage, { "@type": "WebPage" }>;

export type PageGraphInput = {
  publisher: Publisher;
  /** Path of the page. */
  path: string;
  /** Its heading, as readers see it. */
  name: string;
  /** What it says of itself, as readers see it. */
  description?: string | undefined;
  /** Otherwise a WebPage. */
  type?: PageType;
  trail?: readonly Crumb[];
  /** Questions that the page answers. */
  questions?: readonly { question: string; answerHtml: string }[];
  /** What the page is made of, the first being its main thing: an article with its author, a list. */
  things?: readonly (Thing & object)[];
};

/**
 * All that a page states, as one graph in which each thing is named once and referred to by its `@id`: who publishes the
 * site, the site, the page, its trail, and what it is made of.
 */
export function buildPageGraph({ publisher, trail = [], questions = [], things = [], ...page }: PageGraphInput): Graph {
  const breadcrumbs = buildBreadcrumbList(page.path, trail);
  const [main] = things as readonly { "@id"?: string }[];
  // The page about the site, or to reach it, is about who publishes it.
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
  // One after the other: a literal of all would be of a type too large to compare.
  const nodes: Thing[] = [];
  nodes.push(buildOrganization(publisher));
  nodes.push(buildWebSite(publisher.name));
  nodes.push(webPage);
  if (breadcrumbs) nodes.push(breadcrumbs);
  nodes.push(...things);
  if (questions.length > 0) nodes.push(buildFaqPage(page.path, questions));
  return { "@context": "https://schema.org", "@graph": nodes };
}
