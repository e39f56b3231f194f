// @ts-check
import { deferScripts } from "./defer-scripts.js";

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

/**
 * @typedef {Record<string, string | string[] | undefined>} PageHeaders
 */

/** Whether a page has been processed by `deliverPage`. @param {{ html: string }} page */
export function isDelivered({ html }) {
  return html.includes('id="deferred-scripts"');
}

/**
 * Processes a rendered page before it is cached or sent: defers its scripts, and adds what caches in front of the site are told
 * to its headers. A page of another shape than that of this version of Next keeps its scripts, which the policy of the site
 * (next.config.ts) does not let run: it is read without React.
 * @template {{ html: string, rscData?: Buffer | undefined, headers?: PageHeaders | undefined }} Page
 * @param {Page} page
 * @param {{ path: string, isQueryPage?: boolean }} options `isQueryPage`: it shows what a query asks, and has no `rscData`.
 * @returns {Page & { headers: PageHeaders, data?: string | undefined }} `data`: React's data that were taken out of the page of a
 *   query. The same page if it has been processed before.
 */
export function deliverPage(page, { path, isQueryPage = false }) {
  if (isDelivered(page)) return /** @type {Page & { headers: PageHeaders }} */ (page);
  const deferred = deferScripts(page.html, isQueryPage ? undefined : String(page.rscData));
  const { html, data } = deferred ?? { html: page.html, data: undefined };
  const headers = { ...page.headers, ...sharedLifetime(path, isQueryPage) };
  return { ...page, html, ...(isQueryPage && { data }), headers };
}

/** Header of a kept page with its key. lib/server/response.ts removes it before the page is sent. */
export const keyHeader = "x-made-under";

/** @template {object | undefined} Headers @param {Headers} headers @param {string} key */
export function addKey(headers, key) {
  return { ...headers, [keyHeader]: key };
}
