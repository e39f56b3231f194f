/**
 * Marks a button that does nothing until React is there, so that a press before that is kept and repeated
 * (docs/decisions/010-static-until-touched.md). Links, forms, `<details>` and popovers need no mark: the browser serves them.
 */
export const reactOnly = { "data-react": "" } as const;
