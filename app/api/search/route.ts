import type { SearchAnswer } from "@/lib/search/search-types";
import { getSearchIndex } from "@/lib/search/site-search";
import { readSuggestionRequest } from "@/lib/search/suggestion-request";

/** Suggestions while a reader types: GET /api/search?q=…&limit=5 (or 10). Sets no cookie and stores nothing. */
export function GET(request: Request): Response {
  const { query, limit, error } = readSuggestionRequest(new URL(request.url).searchParams);
  if (error !== undefined) return Response.json({ error }, { status: 400, headers: { "cache-control": "no-store" } });
  const found = getSearchIndex().search(query);
  const answer: SearchAnswer = {
    query: query.text,
    total: found.length,
    results: found.slice(0, limit).map(({ result }) => result),
  };
  return Response.json(answer, { headers: { "cache-control": "public, max-age=60" } });
}
