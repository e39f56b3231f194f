/** Ids of the search in the header. */
export const searchIds = {
  box: "header-search",
  overlay: "search-overlay",
  overlayBox: "search-overlay-query",
} as const;
