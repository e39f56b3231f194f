import type { HelplineList } from "@/lib/addresses/helpline-list";
import type { FactLine, SearchResult } from "@/lib/search/search-document";

/** Response body of GET /api/search. */
export type SearchResponse = {
  /** The query after normalisation. */
  query: string;
  /** Number of all results, including those not in `results`. */
  total: number;
  results: SearchResult[];
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
