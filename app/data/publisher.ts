import { getSite } from "@/lib/content/snapshot/site-document";
import type { Publisher } from "@/lib/site/structured-data/identity";

/** The publisher by name only, for the structured data of most pages. */
export function publisher(): Publisher {
  return { name: getSite().name };
}

/** The publisher with all known facts, for the home page. */
export function fullPublisher(): Publisher {
  const { name, social, foundingYear } = getSite();
  return { name, profiles: social.map(({ href }) => href), foundingYear };
}
