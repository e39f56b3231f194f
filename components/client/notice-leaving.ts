import { leavesThroughTop, mayOpen } from "../offer/exit-intent";
import { attributes, events } from "./contract";

/** Starts React when the pointer leaves the window at the top, if the page has an exit offer that may still open. */
export function noticeLeaving(signal: AbortSignal): void {
  const onLeave = (event: MouseEvent) => {
    if (!document.querySelector(`[${attributes.island}=exit]`) || !leavesThroughTop(event) || !mayOpen()) return;
    window.hasLeftThroughTop = true;
    dispatchEvent(new Event(events.wakeReact));
  };
  document.documentElement.addEventListener("mouseleave", onLeave, { signal });
}
