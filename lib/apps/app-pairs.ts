import { compareText } from "../util/order";
/** Two apps that have a comparison of their own. */
export type AppPair = {
  /** Last part of its address: the two names in the order of the alphabet, "luna-ai-vs-spicy-ai". */
  slug: string;
  apps: readonly [string, string];
};

type ComparingReview = {
  slug: string;
  /** The app that it is about. */
  about?: string | undefined;
  /** The reviews that it names to compare with. */
  comparison?: readonly { slug: string }[];
};

/** The last part of the address of two apps, in either order of the two. */
export function pairSlug(one: string, other: string): string {
  return [one, other].sort().join("-vs-");
}

/** The pairs that reviews name, each once, in the order of their addresses. Apps without a file are in none. */
export function listPairs(
  reviews: readonly ComparingReview[],
  products: { has: (slug: string) => boolean },
): AppPair[] {
  const getAbout = new Map(reviews.map(({ slug, about }) => [slug, about]));
  const named = reviews.flatMap(({ about, comparison = [] }) =>
    comparison.flatMap(({ slug }): [string, AppPair][] => {
      const other = getAbout.get(slug);
      if (about === undefined || other === undefined || about === other) return [];
      if (!products.has(about) || !products.has(other)) return [];
      const [first, second] = [about, other].sort() as [string, string];
      const pair = pairSlug(first, second);
      return [[pair, { slug: pair, apps: [first, second] }]];
    }),
  );
  return [...new Map(named).values()].sort((a, b) => compareText(a.slug, b.slug));
}
