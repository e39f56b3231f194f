import { events } from "./contract";

/** Makes good what was pressed before this script ran: reports it, and does what the browser did not. */
export function takeClickReplay(reportClick: (target: EventTarget | null) => void): void {
  dispatchEvent(new Event(events.scriptRuns));
  for (const { target, kept } of window.earlyClickes?.splice(0) ?? []) {
    kept?.removeAttribute("aria-busy");
    if (!kept) reportClick(target);
    else if (kept === document.body) kept.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    // Reported like any other.
    else kept.click();
  }
}
