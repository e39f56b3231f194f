// @ts-check
import { forgetProcessWide, processWide } from "../runtime/process-wide.js";

/**
 * @typedef {object} DeliverySettings
 * @property {boolean} hold False leaves the scripts as Next printed them (`HYDRATE=eager`).
 * @property {string} mark Tells pages apart that were made under other settings; a page of another mark is made again.
 * @property {(path: string) => boolean} changesToday Whether a page shows something else today than yesterday, because of
 *   the day alone.
 */

/** Called once, before the first page is asked for. @param {DeliverySettings} settings */
export function setDeliverySettings(settings) {
  forgetProcessWide("delivery");
  processWide("delivery", () => settings);
}

/** @returns {DeliverySettings} */
export function getDeliverySettings() {
  return processWide("delivery", () => ({ hold: true, mark: "", changesToday: () => true }));
}

/** Name of the header in which a kept page carries its mark; it is taken off before the page is sent. */
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
