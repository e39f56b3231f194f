/** Presses before the reading script runs, for it to make good. */
type EarlyPress = {
  target: EventTarget | null;
  /** The button that only the script serves, or the page for the slash key; `null` if the browser served the press. */
  kept: HTMLElement | null;
};

declare global {
  interface Window {
    earlyPresses?: EarlyPress[];
  }
}

/** Makes good what was pressed before this script ran: reports it, and does what the browser did not. */
export function takeEarlyPresses(reportPress: (target: EventTarget | null) => void): void {
  dispatchEvent(new Event("reading"));
  for (const { target, kept } of window.earlyPresses?.splice(0) ?? []) {
    kept?.removeAttribute("aria-busy");
    if (!kept) reportPress(target);
    else if (kept === document.body) kept.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    // Reported like any other.
    else kept.click();
  }
}
