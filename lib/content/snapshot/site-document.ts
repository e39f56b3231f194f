import type { Brand } from "../schemas/brand-schema";
import type { Site } from "../schemas/site-schema";
import { getDocument } from "./documents";

/** Name, mark, colours and disclosure. */
export function getBrand(): Brand {
  return getDocument("site/brand");
}

/** Name, navigation and the texts that stand on every page. */
export function getSite(): Site {
  return { ...getDocument("site/site"), ...getBrand() };
}

/** Whether entries of this category carry the adult rating tag. */
export function isAdultCategory(name: string): boolean {
  return getSite().postCategories.some((category) => category.name === name && category.adult);
}
