import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { attributes, selector } from "./contract";

/** A page that only its editors see says nothing about what readers wait for. */
const isPreview = location.pathname.startsWith("/preview/");

/**
 * Sends what the browser measures on this page to /api/vitals, for a random share of page views. It sets and reads nothing
 * in the browser, and sends neither an id nor the query.
 */
const share = Number(document.querySelector(selector("vitalsShare"))?.getAttribute(attributes.vitalsShare) ?? 0);

function send({ name, value }: Metric): void {
  const body = JSON.stringify({ name, value, path: location.pathname });
  // Arrives also while the page is being left.
  navigator.sendBeacon("/api/vitals", body);
}

if (!isPreview && Math.random() < share) for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(send);
