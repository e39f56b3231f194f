import { useEffect, useState } from "react";
import { routes } from "@/lib/util/routes";
import type { SearchAnswer } from "./search-answer";
import { suggestionDelays } from "./suggestion-limits";

/**
 * Fetches suggestions after a pause in typing. A new query cancels the previous request, so a late answer is never
 * shown. `undefined` for an empty query and on any failure. Until an answer arrives, the previous one stays.
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
