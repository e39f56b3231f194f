import type { SearchResponse } from "@/components/search/search-response";
import { suggestionLimits } from "@/components/search/suggestion-limits";
import { currentSite } from "@/lib/content/site/current-site";
import { answerSearch } from "@/lib/search/answer-search";
import { parseSearchQuery } from "@/lib/search/search-query";

const { dropdown, overlay } = suggestionLimits;

/**
 * Suggestions while a reader types: GET /api/search?q=…&limit=5 (or 10). A missing query is empty; the first of a repeated
 * parameter counts. Sets no cookie and stores nothing.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("limit") ?? String(dropdown);
  const limit = [dropdown, overlay].find((one) => String(one) === asked);
  if (limit === undefined) {
    const error = `limit must be ${dropdown} or ${overlay}.`;
    return Response.json({ error }, { status: 400, headers: { "cache-control": "no-store" } });
  }
  const query = parseSearchQuery(searchParams.get("q") ?? "");
  const { documents, note, meant, apps, comparison, helplines, talkHref, isComplete } = await answerSearch(
    currentSite(),
    query,
  );
  const response: SearchResponse = {
    query: query.text,
    talkHref,
    total: documents.length,
    results: documents.slice(0, limit).map(({ result }) => result),
    ...(note === undefined ? {} : { note }),
    ...(meant === undefined ? {} : { meant }),
    ...(apps.length > 0 ? { apps } : {}),
    ...(comparison ? { comparison } : {}),
    ...(helplines ? { helplines } : {}),
  };
  return Response.json(response, { headers: { "cache-control": isComplete ? "public, max-age=60" : "no-store" } });
}
