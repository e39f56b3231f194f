// @ts-check
import { holdScripts } from "./hold-scripts.js";
import { buildPolicy } from "./security-policy.js";

/** Marks an entry that has been through here, so that nothing is done to it twice. */
const policyHeader = "content-security-policy";

/**
 * @typedef {Record<string, string | string[] | undefined>} PageHeaders
 */

/** Whether a page has been through here. @param {{ headers?: PageHeaders | undefined }} page */
export function isDelivered({ headers }) {
  return headers?.[policyHeader] !== undefined;
}

/**
 * What happens to a rendered page before it is kept: its scripts are held, and its policy goes into its headers.
 * @template {{ html: string, headers?: PageHeaders | undefined }} Page
 * @param {Page} page
 * @param {{ hold: boolean }} options `hold` false leaves the scripts as Next printed them.
 * @returns {Page & { headers: PageHeaders }} The same page when it has been through here before.
 */
export function deliverPage(page, { hold }) {
  if (isDelivered(page)) return /** @type {Page & { headers: PageHeaders }} */ (page);
  const html = (hold ? holdScripts(page.html) : undefined) ?? page.html;
  return { ...page, html, headers: { ...page.headers, [policyHeader]: buildPolicy(html) } };
}
