/** Apart from the others, because the reading script needs only this one. */
export const exitOfferKey = "exit-offer-opened-at";

/**
 * Names of all that the site writes into a reader's browser. Apart from what is said of them (browser-storage.ts), because
 * browsers load this file. A mark's key goes on with the path of its page: "like:/blog/a".
 */
export const storageKeys = { like: "like:", save: "save:", exitOffer: exitOfferKey } as const;
