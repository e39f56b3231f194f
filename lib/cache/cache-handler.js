// @ts-check
import { accessSync, constants } from "node:fs";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { processState } from "../runtime/process-state.js";
import { addKey, deliverPage, isDelivered, keyHeader } from "./deliver-page.js";
import { scrubRequest } from "./scrub-request.js";

// Next ships CommonJS: depending on the loader, the class is the default import or its property `default`.
/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule;

/** @typedef {{ kind: string, html?: string, headers?: Record<string, any>, status?: number }} Rendered */

/**
 * Next's own file-system cache, with these rules added:
 * - each page passes through deliverPage and scrubRequest when it is written;
 * - it is kept with the key under which its rendering began, and served while that is still the current key: build, settings,
 *   content and day (docs/decisions/092-one-key-for-kept-pages.md). With another key it is rendered at its next visit;
 * - only responses with status 200 are cached, because requests for unknown addresses would otherwise fill the disk.
 */
export default class PageCache extends FileSystemCache {
  /** Next creates a cache for each request, before it renders anything. */
  begunUnder = processState().pageKey();

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const flushToDisk = context.flushToDisk && isWritable(context.serverDistDir);
    // Our server has what it sends in memory (lib/server/kept-responses.ts), so a page on the disk is not kept there a second time.
    const isOnDiskAlone = flushToDisk && processState().handOver !== undefined;
    super({ ...context, flushToDisk, maxMemoryCacheSize: isOnDiskAlone ? 0 : context.maxMemoryCacheSize });
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} args */
  async get(...args) {
    const entry = await super.get(...args);
    if (!entry?.value || !isRendered(entry.value)) return entry;
    const { headers } = /** @type {Rendered} */ (entry.value);
    return (headers?.[keyHeader] ?? "") === processState().pageKey() ? entry : null;
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} args */
  async set(...args) {
    const [key, given, context] = args;
    if (!given || !isRendered(given)) return super.set(...args);
    const value = /** @type {Rendered} */ (given);
    const isClean = deliver(value, pathOf(key));
    // It may mix content from before and after a publication.
    const isCurrent = this.begunUnder === processState().pageKey();
    if (!isClean || !isCurrent || !isFound(key, value.status)) return;
    return super.set(key, /** @type {any} */ ({ ...value, headers: addKey(value.headers, this.begunUnder) }), context);
  }
}

/** @type {boolean | undefined} */
let writable;

/** Whether pages can be kept on the disk. On one that is read-only they are kept in memory. @param {string} folder */
function isWritable(folder) {
  if (writable === undefined)
    try {
      accessSync(folder, constants.W_OK);
      writable = true;
    } catch {
      writable = false;
    }
  return writable;
}

/** The path of a page, from its cache key. @param {string} key */
function pathOf(key) {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}

/**
 * Whether a response may be cached by its status. Next leaves the status out where nothing has set it. The built-in 404
 * page may: there is only one.
 * @param {string} key @param {number | undefined} status
 */
function isFound(key, status = 200) {
  return status === 200 || pathOf(key) === "/_not-found";
}

/** True for pages and responses of route handlers, false for results of `fetch`. @param {{ kind: string }} value */
function isRendered(value) {
  return value.kind === "APP_PAGE" || value.kind === "APP_ROUTE";
}

/**
 * Changes the page in place, because Next answers the first visitor with the same object that it hands to the cache.
 * @param {any} value
 * @param {string} path
 * @returns {boolean} False when the page may contain data of the request.
 */
function deliver(value, path) {
  if (value.kind !== "APP_PAGE" || typeof value.html !== "string") return true;
  Object.assign(value, deliverPage(value, { path }));
  const scrubbed = isDelivered(value) ? scrubRequest(value, path) : undefined;
  Object.assign(value, scrubbed);
  return scrubbed !== undefined;
}
