/**
 * All that readers and machines are told of samples: of what came with the starter, or is invented. Nothing else says it in
 * words of its own. A page says it once, in the strip at its top; feeds, search as JSON and exports beside each thing.
 */

/** A name as lists show it: "Ada Page (sample)" for what somebody has invented. */
export function nameWithSample(name: string, isSample: boolean): string {
  return isSample ? `${name} (sample)` : name;
}

/** The mark of one thing in what machines read. */
export const sampleLabels = {
  any: "Sample",
  article: "Sample article",
  author: "Sample author",
  score: "Sample score",
} as const;

/** Sentences of feeds and markdown exports. */
export const sampleNotes = {
  entry: "This is a sample that came with the site. It only shows what such a text looks like.",
  oneChange: "This is a sample change. Nobody has checked it.",
  prices: "These are sample prices.",
} as const;

/** The strip at the top of a page that shows something invented. */
export const demonstration = {
  page: "Demonstration: people, figures and tested apps are invented.",
  /** Of the review of an app that exists. */
  realApp: "Demonstration: people, figures and apps marked ◇ are invented.",
  /** Of a legal text. */
  text: "Demonstration: placeholder text, not legally binding.",
} as const;

/**
 * Of some apps beside each other, which get a mark: those that exist on this site only, where others are beside them.
 * @param own The app that they are compared with.
 */
export function markInvented<App extends { isInvented: boolean }>(
  apps: readonly App[],
  own?: { invented: boolean },
): App[] {
  const isMixed = apps.some(({ isInvented }) => !isInvented) || own?.invented === false;
  return apps.map((app) => (isMixed ? app : { ...app, isInvented: false }));
}
