/**
 * The option that becomes active on a key press; `undefined` if the list does not handle the key. Options count from
 * 0; -1 is the text box itself. Home and End move the cursor in the text box until an option is active.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
