/**
 * Runs when the browser has laid the page out. By a timer, which runs between two frames: what asks for positions earlier
 * makes the browser compute the layout out of turn.
 */
export function afterLayout(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
