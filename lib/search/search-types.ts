import type { HelplineList } from "../addresses/helpline-list";

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
   * The whole text as readers see it, one block on each line. Computed on each call, because the index keeps no text;
   * `readText` keeps the last ones.
   */
  readContent: () => string;
};

/** What is known of an app, in one line before the results: "Luna AI: cheapest month $7.99". */
export type FactLine = {
  /** The app. */
  about: string;
  /** Address of the icon of the app. */
  icon?: string;
  /** "Delete the account yourself: not known". */
  text: string;
  /** When somebody looked. */
  note?: string;
  /** Set where it is a sample: "Sample prices". */
  sample?: string;
  /** Where it is on the site, with more. */
  url: string;
};

/** Response body of GET /api/search. */
export type SearchAnswer = {
  /** The query after normalisation. */
  query: string;
  /** Number of all results, including those not in `results`. */
  total: number;
  results: SearchResult[];
  /** Present where the results have not the query but its words: their stems. */
  stems?: readonly string[];
  /** Said where not every result has the query as it was typed. */
  note?: string;
  /** The query without a typing mistake; present where these are its results. */
  meant?: string;
  /** Answers that come before the results. */
  facts?: readonly FactLine[];
  /** Where the quiet line before everything else leads (suggestion-limits.ts). */
  talkHref: string;
  /** Present where somebody may need them. */
  helplines?: HelplineList;
};
