// @ts-check
import { deferScripts } from "./defer-scripts.js";
import { isInlineScript, readElements } from "./read-elements.js";
import { buildHashPolicy } from "./security-policy.js";

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
 * What happens to a rendered page before it is cached: its scripts are deferred, and its policy goes into its headers.
 * @template {{ html: string, headers?: PageHeaders | undefined }} Page
 * @param {Page} page
 * @param {{ hold: boolean }} options `hold` false leaves the scripts as Next printed them.
 * @returns {Page & { headers: PageHeaders }} The same page when it has been through here before.
 */
export function deliverPage(page, { hold }) {
  if (isDelivered(page)) return /** @type {Page & { headers: PageHeaders }} */ (page);
  const { html, inlineScripts } = (hold ? deferScripts(page.html) : undefined) ?? keepScripts(page.html);
  return { ...page, html, headers: { ...page.headers, [policyHeader]: buildHashPolicy(inlineScripts) } };
}

/** @param {string} html */
function keepScripts(html) {
  const inlineScripts = readElements(html).filter(isInlineScript);
  return { html, inlineScripts: inlineScripts.map(({ content }) => content) };
}
