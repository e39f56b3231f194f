import type { SearchType } from "@/lib/search/search-types";

/** What one result is, in a word. */
export const typeLabels: Record<SearchType, string> = { blog: "Blog", review: "Review", page: "Page" };
