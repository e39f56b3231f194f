/**
 * The option that a key makes the active one, or `undefined` when the key means nothing to the list. Options count from 0;
 * -1 is the text box itself. Home and End belong to the text box until an option is active.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
