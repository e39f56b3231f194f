// @ts-check
import { forgetProcessWide, processWide } from "../runtime/process-wide.js";

/**
 * @typedef {object} DeliverySettings
 * @property {boolean} hold False leaves the scripts as Next rendered them (`HYDRATE=eager`).
 * @property {string} mark Fingerprint of the settings that change pages. A cached page with another one is rendered
 *   again.
 * @property {(path: string) => boolean} changesToday Whether the page shows something else today than yesterday although
 *   no file has changed.
 */

/** Called once, before the first request. @param {DeliverySettings} settings */
export function setDeliverySettings(settings) {
  forgetProcessWide("delivery");
  processWide("delivery", () => settings);
}

/** @returns {DeliverySettings} */
export function getDeliverySettings() {
  return processWide("delivery", () => ({ hold: true, mark: "", changesToday: () => true }));
}

/** Header of a cached page with its `mark`; removed before the page is sent. */
const header = "x-made-under";

/** @param {Record<string, unknown> | undefined} headers */
export function readMark(headers) {
  return headers?.[header] ?? "";
}

/** @template {object | undefined} Headers @param {Headers} headers @param {string} mark */
export function addMark(headers, mark) {
  return { ...headers, [header]: mark };
}

/** @param {Record<string, any> | undefined} headers */
export function removeMark(headers) {
  const { [header]: _, ...others } = headers ?? {};
  return others;
}
