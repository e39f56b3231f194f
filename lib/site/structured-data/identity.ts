import type { Organization, Person, WebSite } from "schema-dts";
import type { Author } from "../../content/entry-types";
import { absoluteUrl } from "../metadata/page-metadata";
import { routes } from "../routes";

/** What a thing is called in the graph, the same on every page, so that crawlers join what the pages say of it. */
export const ids = {
  organization: () => `${absoluteUrl("/")}/#organization`,
  webSite: () => `${absoluteUrl("/")}/#website`,
  page: (path: string) => partOf(path, "webpage"),
  breadcrumbs: (path: string) => partOf(path, "breadcrumb"),
  list: (path: string) => partOf(path, "list"),
  questions: (path: string) => partOf(path, "questions"),
  /** An article or a review, as against the page that shows it. */
  entry: (path: string) => partOf(path, "entry"),
  person: (slug: string) => partOf(routes.author(slug), "person"),
  /** What a review is about. */
  product: (reviewSlug: string) => partOf(routes.review(reviewSlug), "product"),
};

function partOf(path: string, part: string): string {
  return path === "/" ? `${absoluteUrl("/")}/#${part}` : `${absoluteUrl(path)}#${part}`;
}

/** Points to a thing that is named elsewhere in the graph. */
export function refer(id: string): { "@id": string } {
  return { "@id": id };
}

/** Who publishes the site. */
export type Publisher = {
  name: string;
  /** Addresses of the site's profiles elsewhere; given where the page is about the site. */
  profiles?: readonly string[];
  /** A year; absent where the claim may not be shown. */
  foundingYear?: string | undefined;
};

export function buildOrganization({ name, profiles = [], foundingYear }: Publisher): Exclude<Organization, string> {
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

/** An author, in short, on the pages of what they wrote. */
export function buildPerson({ slug, name, role }: Author): Exclude<Person, string> {
  const url = absoluteUrl(routes.author(slug));
  return { "@type": "Person", "@id": ids.person(slug), name, url, jobTitle: role };
}

/**
 * An author on their own page, which shows the description where there is no longer text. One who is a sample is nobody
 * whom another site could know.
 */
export function buildProfile(author: Author): Exclude<Person, string> {
  return {
    ...buildPerson(author),
    ...(author.body ? {} : { description: author.description }),
    image: absoluteUrl(author.avatar),
    ...(author.linkedinUrl && !author.sample ? { sameAs: author.linkedinUrl } : {}),
  };
}
