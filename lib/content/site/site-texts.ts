import type { Brand } from "../schemas/brand-schema";
import type { SiteTexts } from "../schemas/site-schema";
import { getDocument } from "./documents";

/** Name, mark, colours and disclosure. */
export function getBrand(): Brand {
  return getDocument("site/brand");
}

/** The brand, the navigation and the texts of every page. */
export function getSiteTexts(): SiteTexts {
  return { ...getDocument("site/site"), ...getBrand() };
}

/** Whether pages of this category have the adult rating tag. */
export function isAdultCategory(name: string): boolean {
  return getSiteTexts().postCategories.some((category) => category.name === name && category.adult);
}
