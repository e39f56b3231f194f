/** Something that the site writes into a reader's browser. */
export type StoredItem = {
  where: "localStorage" | "sessionStorage";
  /** Its name there; with `isPerPage`, the beginning of it, before the path of a page. */
  key: string;
  isPerPage: boolean;
  /** For readers: what is kept, when it is written, and when it goes. */
  what: string;
  when: string;
  until: string;
};

// Constants by themselves, because browsers load them, and not what is said of them. A mark's key goes on with the path of its
// page: "like:/blog/a".
export const likeKey = "like:";
export const saveKey = "save:";
export const exitOfferKey = "exit-offer-opened-at";

/**
 * All that the site writes into a reader's browser, in the order of the table in the privacy policy.
 * __tests__/e2e/audits/pages.spec.ts looks for anything else. Nothing of it is ever sent.
 */
export const storedItems: readonly StoredItem[] = [
  {
    where: "localStorage",
    key: likeKey,
    isPerPage: true,
    what: "That you like a page: its address",
    when: "You press Like",
    until: "You press Like again, or clear the data of this site",
  },
  {
    where: "localStorage",
    key: saveKey,
    isPerPage: true,
    what: "That you have saved a page: its address",
    when: "You press Save",
    until: "You press Save again, or clear the data of this site",
  },
  {
    where: "sessionStorage",
    key: exitOfferKey,
    isPerPage: false,
    what: "When you were shown our partner’s offer, so that it is not shown twice",
    when: "The offer opens as you leave a page",
    until: "You close the tab",
  },
];

/** The name of an item as the table shows it: "like:/address-of-the-page". */
export function describeKey({ key, isPerPage }: StoredItem): string {
  return isPerPage ? `${key}/address-of-the-page` : key;
}
