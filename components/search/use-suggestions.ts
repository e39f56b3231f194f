import { useEffect, useState } from "react";
import type { SearchAnswer } from "@/lib/search/search-types";
import { suggestionDelays } from "@/lib/search/suggestion-limits";
import { routes } from "@/lib/site/routes";

/**
 * The answer to a query, asked for once the reader has stopped typing. A new query cancels the one before, so that a late
 * answer is never shown; an empty one has none. Without an answer, or on any failure, there are no suggestions.
 */
export function useSuggestions(query: string, limit: number): SearchAnswer | undefined {
  const [answer, setAnswer] = useState<SearchAnswer>();
  useEffect(() => {
    if (query === "") {
      setAnswer(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await fetchAnswer(query, limit, controller.signal);
      if (!controller.signal.aborted) setAnswer(next);
    }, suggestionDelays.typing);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, limit]);
  return answer;
}

async function fetchAnswer(query: string, limit: number, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  try {
    const response = await fetch(`${routes.searchApi(query)}&limit=${limit}`, { signal });
    return response.ok ? ((await response.json()) as SearchAnswer) : undefined;
  } catch {
    // The form works without suggestions.
    return undefined;
  }
}
