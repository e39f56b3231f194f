import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { vitalsId } from "@/lib/metrics/vitals-id";

/**
 * Sends what the browser measures on this page to /api/vitals, for a random share of page views. It sets and reads nothing
 * in the browser, and sends neither an id nor the query.
 */
const share = Number(document.getElementById(vitalsId)?.dataset.share ?? 0);

function send({ name, value }: Metric): void {
  const body = JSON.stringify({ name, value, path: location.pathname });
  // Arrives also while the page is being left.
  navigator.sendBeacon("/api/vitals", body);
}

if (Math.random() < share) for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(send);
