"use client";

import { Suspense, useEffect } from "react";
import { report } from "@/lib/analytics/report-event";
import { PageViews } from "./page-views";
import { findPressEvent } from "./press-event";
import { ScrollDepth } from "./scroll-depth";

declare global {
  interface Window {
    presses?: EventTarget[];
  }
}

/**
 * Returns the clicks that the loader recorded, once. Without those that it replays: they are reported when replayed.
 */
function takeEarlyPresses(): EventTarget[] {
  const presses = window.presses?.splice(0) ?? [];
  return presses.filter((target) => !(target instanceof Element && target.closest("[data-react]")));
}

/**
 * Reports clicks and scrolling (docs/product.md, section 7). One listener on the document, so that links and buttons
 * stay plain HTML. Sends nothing unless the page has AnalyticsScripts.
 */
export function PageEvents() {
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      // The middle button opens links too; other buttons do not.
      if (event.type === "auxclick" && event.button !== 1) return;
      const pressed = findPressEvent(event.target);
      if (pressed) report(pressed);
    };
    // Clicks before hydration (lib/delivery/loader.js).
    for (const target of takeEarlyPresses()) {
      const pressed = findPressEvent(target);
      if (pressed) report(pressed);
    }
    // In the capture phase, so that a label is read before the click changes it.
    document.addEventListener("click", onPress, { capture: true });
    document.addEventListener("auxclick", onPress, { capture: true });
    return () => {
      document.removeEventListener("click", onPress, { capture: true });
      document.removeEventListener("auxclick", onPress, { capture: true });
    };
  }, []);
  return (
    <>
      <ScrollDepth />
      {/* Suspense, because only the browser knows the query of a static page. */}
      <Suspense fallback={null}>
        <PageViews />
      </Suspense>
    </>
  );
}
