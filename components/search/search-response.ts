import type { HelplineList } from "@/lib/addresses/helpline-list";
import type { AppAnswers, SearchResult } from "@/lib/search/search-document";

/** Response body of GET /api/search. */
export type SearchResponse = Partial<AppAnswers> & {
  /** The query after normalisation. */
  query: string;
  /** Number of all results, including those not in `results`. */
  total: number;
  results: SearchResult[];
  /** Said where not every result has the query as it was typed. */
  note?: string;
  /** The query without a typing mistake; present where these are its results. */
  meant?: string;
  /** Where the quiet line before everything else leads (suggestion-limits.ts). */
  talkHref: string;
  /** Present where somebody may need them. */
  helplines?: HelplineList;
};
