// @ts-check
import { deferScripts } from "./defer-scripts.js";
import { isInlineScript, readElements } from "./read-elements.js";
import { buildHashPolicy } from "./security-policy.js";

/**
 * How long caches in front of the site may serve a page, and then serve it while they fetch a new one. Next would say a
 * year. The middleware decides for pages of what is not there, and Next for its own.
 * @param {string} path
 * @param {boolean} isQueryPage
 */
function sharedLifetime(path, isQueryPage) {
  if (/^\/(not-found\/|_)/.test(path)) return {};
  const fresh = isQueryPage ? 60 : 300;
  return { "cache-control": `s-maxage=${fresh}, stale-while-revalidate=${3600 - fresh}` };
}

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
 * Processes a rendered page before it is cached or sent: defers its scripts, and adds the security policy and what caches in
 * front of the site are told to its headers.
 * @template {{ html: string, rscData?: Buffer | undefined, headers?: PageHeaders | undefined }} Page
 * @param {Page} page
 * @param {{ path: string, isQueryPage?: boolean }} options `isQueryPage`: it shows what a query asks, and has no `rscData`.
 * @returns {Page & { headers: PageHeaders, data?: string | undefined }} The same page if it has been processed before.
 *   `data`: React's data that were taken out of the page of a query.
 */
export function deliverPage(page, { path, isQueryPage = false }) {
  if (isDelivered(page)) return /** @type {Page & { headers: PageHeaders }} */ (page);
  const deferred = deferScripts(page.html, isQueryPage ? undefined : String(page.rscData));
  const { html, inlineScripts, data } = deferred || keepScripts(page.html);
  const added = { ...sharedLifetime(path, isQueryPage), [policyHeader]: buildHashPolicy(inlineScripts) };
  return { ...page, html, ...(isQueryPage && { data }), headers: { ...page.headers, ...added } };
}

/** @param {string} html */
function keepScripts(html) {
  const inlineScripts = readElements(html).filter(isInlineScript);
  return { html, inlineScripts: inlineScripts.map(({ content }) => content), data: undefined };
}
