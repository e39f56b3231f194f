// @ts-check
import { forgetProcessWide, processWide } from "../runtime/process-wide.js";

/**
 * @typedef {object} DeliverySettings
 * @property {() => string} key The key of what is rendered now (lib/publish/page-key.ts).
 */

/** Called once, before the first request. @param {DeliverySettings} settings */
export function setDeliverySettings(settings) {
  forgetProcessWide("delivery");
  processWide("delivery", () => settings);
}

/** @returns {DeliverySettings} */
export function getDeliverySettings() {
  return processWide("delivery", () => ({ key: () => "" }));
}

/** Header of a kept page with its key. lib/server/answer.ts removes it before the page is sent. */
export const keyHeader = "x-made-under";

/** @param {Record<string, unknown> | undefined} headers */
export function readKey(headers) {
  return headers?.[keyHeader] ?? "";
}

/** @template {object | undefined} Headers @param {Headers} headers @param {string} key */
export function addKey(headers, key) {
  return { ...headers, [keyHeader]: key };
}
