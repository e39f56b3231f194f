import { events } from "./contract";

/** Makes good what was pressed before this script ran: reports it, and does what the browser did not. */
export function takeEarlyPresses(reportPress: (target: EventTarget | null) => void): void {
  dispatchEvent(new Event(events.scriptRuns));
  for (const { target, kept } of window.earlyPresses?.splice(0) ?? []) {
    kept?.removeAttribute("aria-busy");
    if (!kept) reportPress(target);
    else if (kept === document.body) kept.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    // Reported like any other.
    else kept.click();
  }
}
