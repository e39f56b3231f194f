/** Numbers of the search box (docs/reference/behaviour.md). */
export const suggestionLimits = {
  /** Suggestions under the box in the header. */
  dropdown: 5,
  /** Suggestions in the full-screen search of small screens. */
  overlay: 10,
  /** "View all results" is shown when there are more results than this. */
  viewAllAbove: 5,
} as const;

/** The first line of everything that a search is answered with. */
export const quietLine = "Having a hard time? Someone to talk to";

/** Milliseconds; `blur` is from docs/reference/behaviour.md, `typing` is a pause that still feels instant. */
export const suggestionDelays = { typing: 150, blur: 200 } as const;

/** Milliseconds (docs/reference/behaviour.md). Apart, because the reading script needs only this one. */
export const focusDelay = 100;
