import { z } from "zod";
import { parseSearchQuery, type SearchQuery } from "./search-query";
import { suggestionLimits } from "./suggestion-limits";

const limitTexts = [String(suggestionLimits.dropdown), String(suggestionLimits.overlay)] as const;

const requestSchema = z.object({
  q: z.string(),
  limit: z.enum(limitTexts, { error: `limit must be ${limitTexts.join(" or ")}.` }).transform(Number),
});

type SuggestionRequest =
  | { query: SearchQuery; limit: number; error?: undefined }
  | { query?: undefined; limit?: undefined; error: string };

/** Parses the parameters of GET /api/search. A missing query is empty; the first of a repeated parameter counts. */
export function readSuggestionRequest(params: URLSearchParams): SuggestionRequest {
  const request = requestSchema.safeParse({ q: params.get("q") ?? "", limit: params.get("limit") ?? limitTexts[0] });
  if (!request.success) return { error: request.error.issues.map(({ message }) => message).join(" ") };
  return { query: parseSearchQuery(request.data.q), limit: request.data.limit };
}
