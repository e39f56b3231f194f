import { getDocument, getSiteTexts } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { isProfile } from "../../util/profile";
import type { Publisher } from "./identity";

/** The publisher by name only, for the structured data of most pages. */
export function publisher(site: Site): Publisher {
  return { name: getSiteTexts(site).name };
}

/** The publisher with all known facts, for the home page. */
export function fullPublisher(site: Site): Publisher {
  const { name, social, foundingYear } = getSiteTexts(site);
  const { sample, name: legalName, address } = getDocument(site, "site/operator");
  const legal = sample ? {} : { legalName, address };
  return { name, profiles: social.map(({ href }) => href).filter(isProfile), foundingYear, ...legal };
}
