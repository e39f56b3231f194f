import type { Organization, Person } from "schema-dts";
import { routes } from "../config/routes";
import type { Author } from "../content/types";
import { absoluteUrl } from "../metadata/page-metadata";

/** The site as publisher. */
export function organizationRef(name: string): Extract<Organization, { "@type": "Organization" }> {
  return { "@type": "Organization", name, url: absoluteUrl("/"), logo: absoluteUrl("/images/icon-512.png") };
}

/** An author, with the page that tells of them. */
export function personOf(author: Author): Exclude<Person, string> {
  return { "@type": "Person", name: author.name, url: absoluteUrl(routes.author(author.slug)), jobTitle: author.role };
}
