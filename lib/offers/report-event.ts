import { track } from "@vercel/analytics";
import type { AnalyticsEvent } from "./events";

/**
 * Sends an event. Browser only. Does nothing on a page without `components/analytics/analytics-scripts.tsx`.
 */
export function report({ name, ...data }: AnalyticsEvent): void {
  track(name, data);
}
