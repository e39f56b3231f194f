// @ts-check

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
