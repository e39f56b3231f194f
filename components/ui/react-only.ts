/**
 * Marks a button that needs React: a click before hydration is stored and replayed after it
 * (docs/decisions/010-static-until-touched.md). Links, forms, `<details>` and popovers work without React and need no
 * mark.
 */
export const reactOnly = { "data-react": "" } as const;
