import { report } from "@/lib/offers/report-event";
import { findClickEvent } from "./click-event";

/**
 * Reports clicks. One listener on the document, so that links and buttons stay plain HTML.
 * Sends nothing unless the page has AnalyticsScripts.
 */
export function reportClicks(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    // The middle button opens links too; other buttons do not.
    if (event.type === "auxclick" && event.button !== 1) return;
    reportClick(event.target);
  };
  // In the capture phase, so that a label is read before the click changes it.
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("auxclick", onClick, { capture: true, signal });
}

/** Reports the event of a press on an element, if it has one. */
export function reportClick(target: EventTarget | null): void {
  const pressed = findClickEvent(target);
  if (pressed) report(pressed);
}
