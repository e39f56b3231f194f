import { searchIds } from "../search/search-ids";
import { focusDelay } from "../search/suggestion-limits";

const fields = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/**
 * The slash key focuses the search box, or opens the overlay where there is none; and the overlay's box has the focus
 * 100 ms after opening.
 */
export function openSearch(signal: AbortSignal): void {
  document.addEventListener("keydown", (event) => isSlash(event) && press(event), { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onToggle = () => {
    clearTimeout(timer);
    if (!isOpen()) return;
    timer = setTimeout(() => document.getElementById(searchIds.overlayBox)?.focus(), focusDelay);
  };
  onToggle();
  // The event does not bubble.
  document.addEventListener("toggle", onToggle, { capture: true, signal });
}

function isSlash({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(fields));
}

function press(event: KeyboardEvent): void {
  event.preventDefault();
  const box = document.getElementById(searchIds.box);
  if (box?.checkVisibility()) box.focus();
  else if (!isOpen()) document.getElementById(searchIds.overlay)?.showPopover();
}

function isOpen(): boolean {
  return document.getElementById(searchIds.overlay)?.matches(":popover-open") ?? false;
}
