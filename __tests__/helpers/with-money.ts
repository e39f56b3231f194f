import type { Library } from "@/lib/content/site/library";

/** Everything in a site that money can change, entry by entry in the order of the library. */
export type Money = {
  partners: Library["collections"]["partners"];
  ofApps: readonly (string | undefined)[];
  ofReviews: readonly { affiliateLink?: string | undefined; discountCode?: string | undefined }[];
  ofPosts: readonly (string | undefined)[];
};

/** The same site, paid otherwise. */
export function withMoney(library: Library, money: Money): Library {
  const { collections } = library;
  const change = <Entry extends { data: object }>(entries: readonly Entry[], fields: (index: number) => object) =>
    entries.map((entry, index) => ({ ...entry, data: { ...entry.data, ...fields(index) } }));
  return {
    ...library,
    collections: {
      ...collections,
      partners: money.partners,
      products: change(collections.products, (index) => ({ partner: money.ofApps[index] })),
      reviews: change(collections.reviews, (index) => ({
        affiliateLink: money.ofReviews[index]?.affiliateLink,
        discountCode: money.ofReviews[index]?.discountCode,
      })),
      blog: change(collections.blog, (index) => ({ partner: money.ofPosts[index] })),
    },
  };
}
