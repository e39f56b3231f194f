import { track } from "@vercel/analytics";
import type { AnalyticsEvent } from "./events";

/**
 * Sends an event. Where the page has no analytics (`components/analytics/analytics-scripts.tsx` is not in it) nothing
 * happens: no request, no message. Called in the browser only.
 */
export function report({ name, ...data }: AnalyticsEvent): void {
  track(name, data);
}
