import type { AnalyticsEvent } from "./events";

declare global {
  interface Window {
    /** The provider's function; until its script has loaded, the queue of page-view-script.ts. */
    va?: (kind: "event", event: { name: string; data: Record<string, string | number | boolean> }) => void;
  }
}

/**
 * Sends an event. Browser only. Does nothing on a page without `components/analytics/analytics-scripts.tsx`.
 */
export function report({ name, ...data }: AnalyticsEvent): void {
  window.va?.("event", { name, data });
}
