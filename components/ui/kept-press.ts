/**
 * Marks a button that the reading script serves: a press before that script runs is kept and made good
 * (components/reading/early-presses.ts). What works without script, like links, forms, `<details>` and popovers, needs no
 * mark.
 */
export const keptPress = { "data-kept": "" } as const;
