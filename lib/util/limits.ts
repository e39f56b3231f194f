/** Numbers of docs/reference/behaviour.md, unless a comment says otherwise. */
export const limits = {
  /** Articles on one page of a category. */
  pageSize: 6,
  /** Articles shown on an author's page. */
  authorPosts: 6,
  relatedReviews: 3,
  /** Review cards at first, and more with each "Load More Reviews". */
  reviewsInitial: 3,
  reviewsStep: 2,
  /** Ranks that show the "Expert Reviewed" badge and the verdict. */
  reviewedRanks: 3,
  /** Pros and cons on a card of the reviews list. */
  cardPros: 3,
  cardCons: 2,
  /** Changes on the page that lists those of all apps; our own limit. Reviews show all changes of their app. */
  listedChanges: 200,
  /** Apps at the top of the ranking that the home page shows; our own limit. */
  homeApps: 3,
  /** New articles that the home page shows, after its ordered sections; our own limit. */
  homeArticles: 3,
  /** Find: names that one parameter of an address may list, the highest price that may be asked for, and the highest weight. */
  findNames: 40,
  findPrice: 10_000,
  findWeight: 10,
  /** The calculator: the longest time that it counts, and the renewal days that it lists; our own limits. */
  costMonths: 60,
  listedPayments: 24,
  /** Best rating, and number of stars. */
  starScale: 5,
  /** Words per minute for reading times, a common figure for adults who read English on a screen. */
  wordsPerMinute: 225,
  /**
   * What a build renders: the newest articles, the best reviews, and the first pages of each category after page 1.
   * Other pages are rendered at their first visit, so that the build time does not grow with the content.
   */
  builtEntries: 48,
  builtListingPages: 3,
} as const;
