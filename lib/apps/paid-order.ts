import type { Library } from "../content/site/library";
import type { Site } from "../content/site/site";
import { rankingRows } from "./ranking-rows";

/** A place in the ranking, and the app that has it with partners and without any; absent where there are fewer. */
export type PaidPlace = { rank: number; paid: string | undefined; unpaid: string | undefined };

/**
 * The order of the reviews as it is, beside the same calculated from content without any partner, offer or commission. That no
 * other payment moves it either is tested (__tests__/app/money-moves-nothing.test.tsx).
 */
export function listPaidOrder(site: Site): PaidPlace[] {
  const paid = namesByRank(site);
  const unpaid = namesByRank({ library: withoutMoney(site.library), day: site.day });
  return Array.from({ length: Math.max(paid.length, unpaid.length) }, (_, index) => ({
    rank: index + 1,
    paid: paid[index],
    unpaid: unpaid[index],
  }));
}

function namesByRank(site: Site): string[] {
  return rankingRows(site).map(({ appName }) => appName);
}

/** The same content without anything that is paid. */
function withoutMoney(library: Library): Library {
  const { collections } = library;
  return {
    ...library,
    collections: {
      ...collections,
      partners: [],
      products: collections.products.map((entry) => ({ ...entry, data: { ...entry.data, partner: undefined } })),
      reviews: collections.reviews.map((entry) => ({
        ...entry,
        data: { ...entry.data, affiliateLink: undefined, discountCode: undefined },
      })),
    },
  };
}
