import { events } from "./contract";

/** Replays the clicks made before this script ran: reports each, and does what the browser did not. */
export function replayClicks(reportClick: (target: EventTarget | null) => void): void {
  dispatchEvent(new Event(events.scriptRuns));
  for (const { target, button } of window.earlyClicks?.splice(0) ?? []) {
    button?.removeAttribute("aria-busy");
    if (!button) reportClick(target);
    else if (button === document.body) button.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    // Reported like any other.
    else button.click();
  }
}
