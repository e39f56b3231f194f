/**
 * The names that markup and scripts share. Style sheets, lib/, tools and browser tests spell them out; a test compares
 * what they spell. What only a style sheet reads, like `data-no-print`, is not here.
 */
export const attributes = {
  /** Around what React hydrates: components/ui/island.island.tsx. The value says when React starts. */
  island: "data-island",
  /** The island's name, one of its kind on a page: what the server sent is found by it. */
  islandName: "data-island-name",
  /** A button that only the script serves: a click before it runs is replayed (click-replay.ts). */
  replay: "data-replay",
  /** The event that a click reports, as JSON: lib/offers/events.ts. */
  event: "data-event",
  /** A link that pays the site. The value is its placement: lib/offers/affiliate-link.ts. */
  affiliate: "data-affiliate",
  /** Words that disclose such a link. They are no part of the link's label in reports. */
  disclosure: "data-disclosure",
  /** The table of contents, whose links are followed and marked. */
  toc: "data-toc",
  /** The list of ranked reviews. */
  ranking: "data-ranking",
  /** An item of that list which is hidden at first, and what the script sets on it to show it. */
  later: "data-later",
  shown: "data-shown",
  /** The link that shows more of them. The value is how many at a time. */
  loadMore: "data-load-more",
  /** A toggle of this reader. The value is the beginning of its storage key: "like:" or "save:". */
  mark: "data-mark",
  /** Around such toggles: the path of the page to which the marks belong. */
  marksOf: "data-marks-of",
  /** The button Share: path and title of what it shares. */
  share: "data-share",
  shareTitle: "data-share-title",
  /** What the search box of the help center hides and shows: a group, with its name, and an entry. */
  helpGroup: "data-help-group",
  helpEntry: "data-help-entry",
  /** A review's score, the strip that says what is invented, and a link to a source. Only audits read them. */
  score: "data-score",
  sampleStrip: "data-sample-strip",
  source: "data-source",
} as const;

type AttributeName = keyof typeof attributes;

/** An attribute of the contract, to be spread on an element. */
export function attribute(name: AttributeName, value: string | number = ""): Record<string, string | number> {
  return { [attributes[name]]: value };
}

/** The selector of elements with an attribute of the contract. */
export function selector(name: AttributeName): string {
  return `[${attributes[name]}]`;
}

/** Events on the window. */
export const events = {
  /** The script runs, and takes over from the inline script before it (click-replay.ts). */
  scriptRuns: "reading",
  /** React is asked for (wake-react.ts). */
  wakeReact: "wake-react",
  /** React has hydrated the page, or built it anew (components/layout/hydrated.island.tsx). */
  hydrated: "hydrated",
} as const;

/** A click before the script runs. */
type EarlyClick = {
  target: EventTarget | null;
  /** The button that only the script serves, or the page for the slash key; `null` if the browser served the click. */
  button: HTMLElement | null;
};

declare global {
  interface Window {
    /** Set by the inline script for click-replay.ts. */
    earlyClicks?: EarlyClick[];
    /** Whether the reader has left before React was there: set by notice-leaving.ts for the exit offer. */
    hasLeftThroughTop?: boolean;
  }
}
