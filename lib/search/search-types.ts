export type SearchType = "blog" | "review" | "page";

/** Categories of the site's own pages (docs/product.md, section 3, "Site-page index entry"). */
export type PageCategory = "Main" | "Review" | "Rankings" | "Blog" | "Author" | "Information" | "Support" | "Legal";

/** What a search gives for one entry or page (docs/product.md, section 3, "Search result"). */
export type SearchResult = {
  /** The entry's own number, or the name of the page. */
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
  /** Reviews only: overall, 0 to 5. */
  rating?: number;
};

/** What can be found, and by what. */
export type SearchSource = {
  result: SearchResult;
  tags: readonly string[];
  /** The whole text as readers see it, a block a line. Made on each call, because only its words are kept. */
  readContent: () => string;
};

/** What GET /api/search answers. */
export type SearchAnswer = {
  /** The query as it was understood. */
  query: string;
  /** Of all results, also those that are not listed. */
  total: number;
  results: SearchResult[];
};
