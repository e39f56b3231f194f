import { getSite } from "@/lib/content/snapshot/site-document";
import type { Publisher } from "@/lib/site/structured-data/identity";

/** Who publishes the site, in short, for the structured data of most pages. */
export function publisher(): Publisher {
  return { name: getSite().name };
}

/** The same with all that is known, for the home page. */
export function fullPublisher(): Publisher {
  const { name, social, foundingYear } = getSite();
  return { name, profiles: social.map(({ href }) => href), foundingYear };
}
