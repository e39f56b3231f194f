import { formatList } from "./number";
/**
 * All that readers are told of samples: of what came with the starter, or is invented. Nothing else says it in words of its
 * own, so that it is the same in pages, feeds, search and markdown exports, and can be read in one sitting.
 */

/** A name as lists show it: "Ada Page (sample)" for what somebody has invented. */
export function nameWithSample(name: string, isSample: boolean): string {
  return isSample ? `${name} (sample)` : name;
}

/** The mark beside one thing, where what is real and what is not are together. */
export const sampleLabels = {
  any: "Sample",
  app: "Invented app",
  article: "Sample article",
  author: "Sample author",
  data: "Sample data",
  person: "Sample person",
  prices: "Sample prices",
  review: "Sample review",
  score: "Sample score",
} as const;

export type SampleKind = keyof typeof sampleLabels;

/** Sentences of feeds, markdown exports and the footer, and of pages that are no list of facts. */
export const sampleNotes = {
  entry: "This is a sample that came with the site. It only shows what such a text looks like.",
  oneChange: "This is a sample change. Nobody has checked it.",
  prices: "These are sample prices.",
  site: "This is a demonstration. Anything marked as a sample is invented.",
} as const;

/** What may be invented on a page, as the strip at its top names it; in its order. */
export type Invented = "scores" | "prices" | "answers" | "changes";

const order: readonly Invented[] = ["scores", "prices", "answers", "changes"];

/** The strip at the top of a page, in one sentence. */
export const demonstration = {
  /** @param app Whether the page is about an app that is invented itself. */
  of(kinds: ReadonlySet<Invented>, app?: "invented"): string {
    const named = order.filter((kind) => kinds.has(kind));
    if (app && named.length === 0) return "Demonstration: this app is invented.";
    const list = formatList(named);
    return app ? `Demonstration: invented app, ${list}.` : `Demonstration: ${list} here are invented.`;
  },
  article: "Demonstration: example article, invented author.",
  review: "Demonstration: example review, invented author.",
  person: "Demonstration: this author and career are invented.",
  marked: "Demonstration: what is marked as a sample is invented.",
  page: "Demonstration: placeholder texts, invented names and times.",
  text: "Demonstration: placeholder text, not legally binding.",
} as const;
