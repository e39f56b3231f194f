import { storageKeys } from "./storage-keys";

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

/**
 * All that the site writes into a reader's browser. The privacy policy shows it as a
 * table, and __tests__/e2e/audits/pages.spec.ts looks for anything else. Nothing of it is ever sent.
 */
const browserStorage = {
  like: {
    where: "localStorage",
    key: storageKeys.like,
    isPerPage: true,
    what: "That you like a page: its address",
    when: "You press Like",
    until: "You press Like again, or clear the data of this site",
  },
  save: {
    where: "localStorage",
    key: storageKeys.save,
    isPerPage: true,
    what: "That you have saved a page: its address",
    when: "You press Save",
    until: "You press Save again, or clear the data of this site",
  },
  exitOffer: {
    where: "sessionStorage",
    key: storageKeys.exitOffer,
    isPerPage: false,
    what: "When you were shown our partner’s offer, so that it is not shown twice",
    when: "The offer opens as you leave a page",
    until: "You close the tab",
  },
} as const satisfies Record<string, StoredItem>;

/** The same as a list, in the order of the table. */
export const storedItems: readonly StoredItem[] = Object.values(browserStorage);

/** The name of an item as the table shows it: "like:/address-of-the-page". */
export function describeKey({ key, isPerPage }: StoredItem): string {
  return isPerPage ? `${key}/address-of-the-page` : key;
}
