// @ts-check
import { resolve } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { metrics } from "../metrics/current-metrics.js";
import { deliverPage, isDelivered } from "./deliver-page.js";
import { refreshLogOf } from "./refresh-log.js";
import { scrubRequest } from "./scrub-request.js";
import { addFingerprint, getDeliverySettings, readFingerprint, removeFingerprint } from "./settings.js";

// Next ships CommonJS: depending on the loader, the class is the default import or its property `default`.
/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule;

/** @typedef {{ kind: string, html?: string, headers?: Record<string, any>, status?: number }} Rendered */

/**
 * Next's own file-system cache, with these rules added:
 * - each page passes through scrubRequest and deliverPage when it is written;
 * - an entry rendered under other settings is a miss, so it is rendered again at its next visit;
 * - refreshes survive a restart, and an entry whose rendering began before a refresh is not cached after it;
 * - a page that shows something else today than yesterday (UTC) is rendered again: articles appear and offers end with
 *   the day;
 * - only answers with status 200 are cached, because requests for unknown addresses would otherwise fill the disk;
 * - pages that show what a query asks are processed and never cached.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.begunAt = Date.now();
    const { serverDistDir } = context;
    this.log = refreshLogOf(serverDistDir && resolve(serverDistDir, "..", "cache", "refreshed.ndjson"));
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} args */
  async get(...args) {
    if (!isKept(args[0])) return null;
    const entry = await super.get(...args);
    if (!entry?.value || !isRendered(entry.value)) return entry;
    const { headers } = /** @type {Rendered} */ (entry.value);
    const renderedAt = entry.lastModified ?? 0;
    if (readFingerprint(headers) !== getDeliverySettings().fingerprint) return null;
    if (this.log.isRefreshedSince(tagsOf(headers), renderedAt) || isOfAnotherDay(pathOf(args[0]), renderedAt))
      return null;
    return { ...entry, value: { ...entry.value, headers: removeFingerprint(headers) } };
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} args */
  async set(...args) {
    const [key, given, context] = args;
    if (!given || !isRendered(given)) return super.set(...args);
    const value = /** @type {Rendered} */ (given);
    const isClean = deliver(value, pathOf(key));
    if (!isClean || !isKept(key)) return forget(key);
    if (!isFound(key, value.status)) return this.#drop(key, context);
    if (this.log.isRefreshedSince(tagsOf(value.headers), this.begunAt)) return;
    if (isOfAnotherDay(pathOf(key), this.begunAt)) return;
    if (given.kind === "APP_PAGE") metrics()?.observeRender(pathOf(key), this.begunAt);
    const headers = addFingerprint(value.headers, getDeliverySettings().fingerprint);
    return super.set(key, /** @type {any} */ ({ ...value, headers }), context);
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>} args */
  async revalidateTag(...args) {
    this.log.add([args[0]].flat(), Date.now());
    return super.revalidateTag(...args);
  }

  /**
   * Stops serving a page that answered 200 before and no longer does.
   * @param {string} key @param {any} context
   */
  async #drop(key, context) {
    forget(key);
    if (await super.get(key, context)) this.log.add([`_N_T_${pathOf(key)}`], Date.now());
  }
}

/**
 * Drops the revalidation time that Next keeps for the life of the process.
 * @param {string} key
 */
function forget(key) {
  /** @type {any} */ (SharedCacheControls).cacheControls.delete(key);
}

/** @param {string} key */
function isKept(key) {
  return getDeliverySettings().isKept(pathOf(key));
}

/** The path of a page, from its cache key. @param {string} key */
function pathOf(key) {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}

/**
 * Whether an answer may be cached by its status. Next leaves the status out where nothing has set it. The built-in 404
 * page may: there is only one.
 * @param {string} key @param {number | undefined} status
 */
function isFound(key, status = 200) {
  return status === 200 || pathOf(key) === "/_not-found";
}

/** True for pages and answers of route handlers, false for results of `fetch`. @param {{ kind: string }} value */
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
  const scrubbed = isDelivered(value) ? value : scrubRequest(value, path);
  Object.assign(value, deliverPage(scrubbed ?? value, getDeliverySettings()));
  return scrubbed !== undefined;
}

/** @param {Record<string, unknown> | undefined} headers @returns {string[]} */
function tagsOf(headers) {
  const tags = headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * Whether a page was rendered on an earlier day (UTC) and shows something else today. Pages older than yesterday always
 * count: only today is compared with yesterday, and Next renders what is older than an hour again in any case
 * (`expireTime` in next.config.ts).
 * @param {string} path
 * @param {number} renderedAt In milliseconds.
 */
function isOfAnotherDay(path, renderedAt) {
  // The clock was set back, so it is unknown whether the page was refreshed later.
  if (renderedAt > Date.now()) return true;
  const age = dayOf(Date.now()) - dayOf(renderedAt);
  return age > 1 || (age === 1 && getDeliverySettings().changesToday(path));
}

/** @param {number} time In milliseconds. */
function dayOf(time) {
  return Math.floor(time / 86_400_000);
}
