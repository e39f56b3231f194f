/** Numbers fixed by docs/product.md, section 9, unless a line says otherwise. */
export const limits = {
  /** Articles on a page of the blog or of a category. */
  pageSize: 6,
  /** Articles shown on an author's page. */
  authorPosts: 6,
  relatedReviews: 3,
  /** Review cards shown at first, and added by each "Load More Reviews". */
  reviewsInitial: 3,
  reviewsStep: 2,
  /** Pros and cons shown on a card of the reviews list. */
  cardPros: 3,
  cardCons: 2,
  /** Changes on the page that lists those of all apps; ours. Reviews have all of their app. */
  listedChanges: 200,
  /** The scale of stars and ratings. */
  starScale: 5,
  /** Words a minute behind the reading time; a common figure for adults reading English on a screen. */
  wordsPerMinute: 225,
  /**
   * What a build makes: the newest articles, the best reviews, and the first pages of each listing after page 1. The others
   * are made on their first visit, so that the time of a build does not grow with the library.
   */
  builtEntries: 48,
  builtListingPages: 3,
} as const;
