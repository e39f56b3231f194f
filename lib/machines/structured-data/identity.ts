import type { Organization, Person, WebSite } from "schema-dts";
import type { Author } from "../../content/entry-types";
import { getSiteTexts } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { isProfile } from "../../util/hosts";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";

/** The `@id` of each thing. The same on every page, so that crawlers can merge what pages say about it. */
export const ids = {
  organization: () => `${absoluteUrl("/")}/#organization`,
  webSite: () => `${absoluteUrl("/")}/#website`,
  page: (path: string) => getPart(path, "webpage"),
  breadcrumbs: (path: string) => getPart(path, "breadcrumb"),
  list: (path: string) => getPart(path, "list"),
  questions: (path: string) => getPart(path, "questions"),
  /** An article or a review, which is another node than its page. */
  entry: (path: string) => getPart(path, "entry"),
  person: (slug: string) => getPart(routes.author(slug), "person"),
  /** The app that a review is about. */
  app: (reviewSlug: string) => getPart(routes.review(reviewSlug), "product"),
};

function getPart(path: string, part: string): string {
  return path === "/" ? `${absoluteUrl("/")}/#${part}` : `${absoluteUrl(path)}#${part}`;
}

/** A reference to another node of the graph. */
export function refer(id: string): { "@id": string } {
  return { "@id": id };
}

/** The publisher of the site. */
export type Publisher = {
  name: string;
  /** URLs of the site's profiles elsewhere, for pages about the site. */
  profiles?: readonly string[];
  /** A year. Absent if its claim may not be shown. */
  foundingYear?: string | undefined;
};

export function buildOrganization(publisher: Publisher): Exclude<Organization, string> {
  const { name, profiles = [], foundingYear } = publisher;
  return {
    "@type": "Organization",
    "@id": ids.organization(),
    name,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/images/icon-512.png"),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(foundingYear === undefined ? {} : { foundingDate: foundingYear }),
  };
}

export function buildWebSite(name: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.webSite(),
    name,
    url: absoluteUrl("/"),
    inLanguage: "en",
    publisher: refer(ids.organization()),
  };
}

/** An author, on pages of articles and reviews. */
export function buildPerson({ slug, name, role }: Author): Exclude<Person, string> {
  const url = absoluteUrl(routes.author(slug));
  return { "@type": "Person", "@id": ids.person(slug), name, url, jobTitle: role };
}

/**
 * An author on their own page. The description is only included if the page shows it, which it does not with a longer
 * text. Not for sample authors, who are invented (docs/decisions/049-samples.md).
 */
export function buildProfile(author: Author): Exclude<Person, string> {
  return {
    ...buildPerson(author),
    ...(author.body ? {} : { description: author.description }),
    image: absoluteUrl(author.avatar),
    ...(author.linkedinUrl && isProfile(author.linkedinUrl) ? { sameAs: author.linkedinUrl } : {}),
  };
}

/** The publisher by name only, for the structured data of most pages. */
export function publisher(site: Site): Publisher {
  return { name: getSiteTexts(site).name };
}

/** The publisher with all known facts, for the home page. */
export function fullPublisher(site: Site): Publisher {
  const { name, social, foundingYear } = getSiteTexts(site);
  return { name, profiles: social.map(({ href }) => href).filter(isProfile), foundingYear };
}
