/** Throttle of scroll events, in milliseconds (docs/product.md, section 9). */
const throttle = 66;

/**
 * Calls back when the page is laid out, and while the reader scrolls. By a timer, which runs between two frames: what asks for
 * positions earlier makes the browser compute the layout out of turn.
 */
export function onScroll(handle: () => void, signal: AbortSignal): void {
  let isPlanned = false;
  const run = () => {
    isPlanned = false;
    handle();
  };
  const plan = () => {
    if (!isPlanned) setTimeout(run, throttle);
    isPlanned = true;
  };
  for (const type of ["scroll", "resize"]) addEventListener(type, plan, { passive: true, signal });
  afterLayout(handle);
}

/** Runs when the browser has laid the page out. */
export function afterLayout(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
