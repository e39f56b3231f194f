// @ts-check
import { forgetProcessWide, processWide } from "../runtime/process-wide.js";

/**
 * @typedef {object} DeliverySettings
 * @property {boolean} defersScripts False leaves the scripts as Next rendered them (`HYDRATE=eager`).
 * @property {string} fingerprint Hash of the settings that change pages. A cached page with another one is rendered
 *   again.
 * @property {(path: string) => boolean} changesToday Whether the page shows something else today than yesterday although
 *   no file has changed.
 * @property {(path: string) => boolean} isKept Whether the page may be kept: false for pages that show what a query asks.
 */

/** Called once, before the first request. @param {DeliverySettings} settings */
export function setDeliverySettings(settings) {
  forgetProcessWide("delivery");
  processWide("delivery", () => settings);
}

/** @returns {DeliverySettings} */
export function getDeliverySettings() {
  return processWide("delivery", () => ({
    defersScripts: true,
    fingerprint: "",
    changesToday: () => true,
    isKept: () => true,
  }));
}

/** Header of a cached page with its `fingerprint`; removed before the page is sent. */
const header = "x-made-under";

/** @param {Record<string, unknown> | undefined} headers */
export function readFingerprint(headers) {
  return headers?.[header] ?? "";
}

/** @template {object | undefined} Headers @param {Headers} headers @param {string} fingerprint */
export function addFingerprint(headers, fingerprint) {
  return { ...headers, [header]: fingerprint };
}

/** @param {Record<string, any> | undefined} headers */
export function removeFingerprint(headers) {
  const { [header]: _, ...others } = headers ?? {};
  return others;
}
