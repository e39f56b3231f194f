import { onClick } from "./on-click";

/**
 * Events of leaving: for another page, so that the Back button does not restore an open menu, or for an anchor on
 * this page.
 */
const departures = ["pagehide", "hashchange", "popstate"];

/** Closes menu and search overlay on any route change. */
export function closePopovers(signal: AbortSignal): void {
  const close = () => {
    // No effect on a closed popover.
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover();
  };
  for (const type of departures) addEventListener(type, close, { signal });
  // A link to the current address causes none of these events.
  onClick("[popover] a[href*='#']", close, signal);
}
