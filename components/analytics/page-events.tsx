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

/** The presses that the loader wrote down, once. What it repeats for React is not among them: it comes by itself. */
function takeEarlyPresses(): EventTarget[] {
  const presses = window.presses?.splice(0) ?? [];
  return presses.filter((target) => !(target instanceof Element && target.closest("[data-react]")));
}

/**
 * Reports what readers do (docs/product.md, section 7). One listener on the document serves every page, so that links and
 * buttons stay plain HTML. Nothing is sent unless the page has AnalyticsScripts.
 */
export function PageEvents() {
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      // The middle button opens links, too; the others open menus.
      if (event.type === "auxclick" && event.button !== 1) return;
      const pressed = findPressEvent(event.target);
      if (pressed) report(pressed);
    };
    // What was pressed before this was here (lib/delivery/loader.js).
    for (const target of takeEarlyPresses()) {
      const pressed = findPressEvent(target);
      if (pressed) report(pressed);
    }
    // Capturing, so that a label is read before the press changes it.
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
      {/* Pages are static: what their query is, is known in the browser only. */}
      <Suspense fallback={null}>
        <PageViews />
      </Suspense>
    </>
  );
}
