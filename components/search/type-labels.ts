import type { SearchType } from "@/lib/search/search-types";

/** Label of a result type. */
export const typeLabels: Record<SearchType, string> = { blog: "Blog", review: "Review", page: "Page" };
