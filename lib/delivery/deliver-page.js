// @ts-check
import { cacheTagHeaders } from "./cache-tags.js";
import { deferScripts } from "./defer-scripts.js";
import { isInlineScript, readElements } from "./read-elements.js";
import { buildHashPolicy } from "./security-policy.js";

/** A page with this header has been processed already. */
const policyHeader = "content-security-policy";

/**
 * @typedef {Record<string, string | string[] | undefined>} PageHeaders
 */

/** Whether a page has been processed by `deliverPage`. @param {{ headers?: PageHeaders | undefined }} page */
export function isDelivered({ headers }) {
  return headers?.[policyHeader] !== undefined;
}

/**
 * Processes a rendered page before it is cached: defers its scripts, and adds the security policy and the
 * names for caches in front of the site to its headers.
 * @template {{ html: string, rscData?: Buffer | undefined, headers?: PageHeaders | undefined }} Page
 * @param {Page} page
 * @param {{ defersScripts: boolean }} options `defersScripts: false` leaves the scripts as Next rendered them.
 * @returns {Page & { headers: PageHeaders }} The same page if it has been processed before.
 */
export function deliverPage(page, { defersScripts }) {
  if (isDelivered(page)) return /** @type {Page & { headers: PageHeaders }} */ (page);
  const { html, inlineScripts } =
    (defersScripts ? deferScripts(page.html, String(page.rscData)) : undefined) ?? keepScripts(page.html);
  const added = { ...cacheTagHeaders(page.headers), [policyHeader]: buildHashPolicy(inlineScripts) };
  return { ...page, html, headers: { ...page.headers, ...added } };
}

/** @param {string} html */
function keepScripts(html) {
  const inlineScripts = readElements(html).filter(isInlineScript);
  return { html, inlineScripts: inlineScripts.map(({ content }) => content) };
}
