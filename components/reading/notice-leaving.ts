import { leavesThroughTop, mayOpen } from "../offer/exit-intent";

declare global {
  interface Window {
    /** Whether the reader has left before React was there; for components/offer/exit-offer-trigger.tsx. */
    hasLeftThroughTop?: boolean;
  }
}

/** Starts React when the pointer leaves the window at the top, if the page has an exit offer that may still open. */
export function noticeLeaving(signal: AbortSignal): void {
  const onLeave = (event: MouseEvent) => {
    if (!document.querySelector("[data-exit-offer]") || !leavesThroughTop(event) || !mayOpen()) return;
    window.hasLeftThroughTop = true;
    dispatchEvent(new Event("wake-react"));
  };
  document.documentElement.addEventListener("mouseleave", onLeave, { signal });
}
