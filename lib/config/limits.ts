/** Numbers fixed by the specification, section 9, unless a line says otherwise. */
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
  /** The scale of stars and ratings. */
  starScale: 5,
  /** Words a minute behind the reading time; a common figure for adults reading English on a screen. */
  wordsPerMinute: 225,
} as const;
