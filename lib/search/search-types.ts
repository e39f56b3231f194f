export type SearchType = "blog" | "review" | "page";

/** One search result, an entry or a page. */
export type SearchResult = {
  /** The `id` of the entry, or the slug of the page. */
  id: number | string;
  title: string;
  excerpt: string;
  slug: string;
  category: string;
  /** Articles and reviews only. */
  coverImage?: string;
  type: SearchType;
  /** Path inside the site. */
  url: string;
  /** Reviews of tested apps only: stars, 0 to 5. */
  rating?: number;
  /** Set where the app is invented, or that score, the entry or the person a sample: "Invented app", "Sample score". */
  sample?: string;
};

/** Input of the search index: a result and the text by which it is found. */
export type SearchSource = {
  result: SearchResult;
  tags: readonly string[];
  /**
   * The whole text as readers see it, one block on each line. Computed on each call, because the index keeps no text.
   */
  readContent: () => string;
};

/** Response body of GET /api/search. */
export type SearchAnswer = {
  /** The query after normalisation. */
  query: string;
  /** Number of all results, including those not in `results`. */
  total: number;
  results: SearchResult[];
};
