"use client";

import { Analytics, track } from "@vercel/analytics/react";
import { useEffect } from "react";
import { type AnalyticsEvent, scrollDepth90 } from "@/lib/analytics/events";

type PageEventsProps = { /** False sends nothing and loads nothing. */ enabled: boolean };

/**
 * Reports page views, presses of elements that carry `data-event`, and the scroll depth (specification, section 7). One
 * listener on the document serves every page, so that links and buttons stay plain HTML.
 */
export function PageEvents({ enabled }: PageEventsProps) {
  useEffect(() => {
    if (!enabled) return;
    const onClick = (event: MouseEvent) => {
      const source = event.target instanceof Element ? event.target.closest("[data-event]") : null;
      const json = source?.getAttribute("data-event");
      if (json) report(JSON.parse(json) as AnalyticsEvent);
    };
    const onScroll = () => {
      const read = window.scrollY + window.innerHeight;
      if (read < document.documentElement.scrollHeight * 0.9) return;
      report(scrollDepth90());
      window.removeEventListener("scroll", onScroll);
    };
    document.addEventListener("click", onClick);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("scroll", onScroll);
    };
  }, [enabled]);
  return enabled ? <Analytics /> : null;
}

function report({ name, ...data }: AnalyticsEvent): void {
  track(name, data);
}
