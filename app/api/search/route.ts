import { answerSearch } from "@/lib/search/answer-search";
import { readSuggestionRequest } from "@/lib/search/result-page";
import type { SearchAnswer } from "@/lib/search/search-types";
import { warmUpSearch } from "@/lib/search/site-search";

/** Suggestions while a reader types: GET /api/search?q=…&limit=5 (or 10). Sets no cookie and stores nothing. */
export async function GET(request: Request): Promise<Response> {
  const { query, limit, error } = readSuggestionRequest(new URL(request.url).searchParams);
  if (error !== undefined) return Response.json({ error }, { status: 400, headers: { "cache-control": "no-store" } });
  await warmUpSearch();
  const { documents, marks, note, meant, facts, helplines, talkHref } = answerSearch(query);
  const answer: SearchAnswer = {
    query: query.text,
    talkHref,
    total: documents.length,
    results: documents.slice(0, limit).map(({ result }) => result),
    ...(marks.stems ? { stems: marks.stems } : {}),
    ...(note === undefined ? {} : { note }),
    ...(meant === undefined ? {} : { meant }),
    ...(facts.length > 0 ? { facts } : {}),
    ...(helplines ? { helplines } : {}),
  };
  return Response.json(answer, { headers: { "cache-control": "public, max-age=60" } });
}
