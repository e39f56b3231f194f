import { useEffect, useState } from "react";
import { routes } from "@/lib/util/routes";
import type { SearchResponse } from "./search-response";
import { suggestionDelays } from "./suggestion-limits";

/**
 * Fetches suggestions after a pause in typing. A new query cancels the previous request, so a late response is never
 * shown. `undefined` for an empty query and on any failure. Until a response arrives, the previous one stays.
 */
export function useSuggestions(query: string, limit: number): SearchResponse | undefined {
  const [found, setFound] = useState<SearchResponse>();
  useEffect(() => {
    if (query === "") {
      setFound(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await fetchSuggestions(query, limit, controller.signal);
      if (!controller.signal.aborted) setFound(next);
    }, suggestionDelays.typing);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, limit]);
  return found;
}

async function fetchSuggestions(
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<SearchResponse | undefined> {
  try {
    const response = await fetch(`${routes.searchApi(query)}&limit=${limit}`, { signal });
    return response.ok ? ((await response.json()) as SearchResponse) : undefined;
  } catch {
    // The form works without suggestions.
    return undefined;
  }
}
