// @ts-check

/**
 * @typedef {object} DeliverySettings
 * @property {boolean} hold False leaves the scripts as Next printed them (`HYDRATE=eager`).
 * @property {string} mark Tells pages apart that were made under other settings; a page of another mark is made again.
 */

/** The start of the server is bundled, and the cache handler is loaded by Node as it stands: they share this place only. */
const place = Symbol.for("site.delivery");
const wide = /** @type {{ [place]?: DeliverySettings }} */ (globalThis);

/** Called once, before the first page is asked for. @param {DeliverySettings} settings */
export function setDeliverySettings(settings) {
  wide[place] = settings;
}

/** @returns {DeliverySettings} */
export function getDeliverySettings() {
  return wide[place] ?? { hold: true, mark: "" };
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
