import { getDocument } from "../../content/site/documents";
import { getSiteTexts } from "../../content/site/site-texts";
import { isProfile } from "../../util/profile";
import type { Publisher } from "./identity";

/** The publisher by name only, for the structured data of most pages. */
export function publisher(): Publisher {
  return { name: getSiteTexts().name };
}

/** The publisher with all known facts, for the home page. */
export function fullPublisher(): Publisher {
  const { name, social, foundingYear } = getSiteTexts();
  const { sample, name: legalName, address } = getDocument("site/operator");
  const legal = sample ? {} : { legalName, address };
  return { name, profiles: social.map(({ href }) => href).filter(isProfile), foundingYear, ...legal };
}
