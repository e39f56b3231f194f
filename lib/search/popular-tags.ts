import type { SearchSource } from "./search-types";

/** The most used tags, most frequent first. Suggested as searches, because each of them has results. */
export function listPopularTags(sources: readonly Pick<SearchSource, "tags">[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of sources.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b))
    .slice(0, count)
    .map(([tag]) => tag);
}
