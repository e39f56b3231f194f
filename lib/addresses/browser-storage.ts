/** Something that the site writes into a reader's browser. */
export type StoredItem = {
  where: "localStorage" | "sessionStorage";
  /** Its name there; with `isPerPage`, the beginning of it, before the path of a page. */
  key: string;
  isPerPage: boolean;
};

// Separate constants, because browsers load these and not the list. The key of a mark ends with the path of its page: "like:/blog/a".
export const likeKey = "like:";
export const saveKey = "save:";
export const exitOfferKey = "exit-offer-opened-at";

/**
 * All that the site writes into a reader's browser. The privacy policy has a row for each, and
 * __tests__/e2e/audits/pages.spec.ts looks for anything else. Nothing of it is ever sent.
 */
export const storedItems: readonly StoredItem[] = [
  { where: "localStorage", key: likeKey, isPerPage: true },
  { where: "localStorage", key: saveKey, isPerPage: true },
  { where: "sessionStorage", key: exitOfferKey, isPerPage: false },
];

/** The name of an item as the privacy policy writes it: "like:/address-of-the-page". */
export function describeKey({ key, isPerPage }: StoredItem): string {
  return isPerPage ? `${key}/address-of-the-page` : key;
}
