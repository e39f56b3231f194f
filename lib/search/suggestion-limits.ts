/** Numbers of the search box (docs/product.md, section 4 and 9). Kept apart, because the browser needs nothing else of lib/search. */
export const suggestionLimits = {
  /** Suggestions under the box in the header. */
  dropdown: 5,
  /** Suggestions in the full-screen search of small screens. */
  overlay: 10,
  /** With more results than this, "View all results" shows. */
  viewAllAbove: 5,
} as const;

/** Milliseconds (docs/product.md, section 9, "Timing"). The pause after typing is not in it. */
export const suggestionDelays = { typing: 150, blur: 200, focus: 100 } as const;
