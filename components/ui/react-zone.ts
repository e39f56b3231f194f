/**
 * Marks what React serves. React starts when the pointer moves over it, or the focus enters it, or it is pressed
 * (docs/decisions/055-reading-without-react.md). Until then it works as without script.
 */
export const reactZone = { "data-react": "" } as const;
