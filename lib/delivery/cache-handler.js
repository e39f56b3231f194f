// @ts-check
import { join } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { processWide } from "../runtime/process-wide.js";
import { deliverPage, isDelivered } from "./deliver-page.js";
import { RefreshLog } from "./refresh-log.js";
import { scrubRequest } from "./scrub-request.js";
import { addMark, getDeliverySettings, readMark, removeMark } from "./settings.js";

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
// Next ships CommonJS; Node hands its default export over inside the module's.
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule;

/** @typedef {{ kind: string, html?: string, headers?: Record<string, any>, status?: number }} Made */

/**
 * Next's own file-system cache, with these rules added:
 * - each page passes through scrubRequest and deliverPage when it is written;
 * - what was made under other settings is not there: it is made again at its next visit;
 * - what was refreshed before a restart is not served old after it, and a page whose making began before a refresh is not
 *   kept after it;
 * - what shows something else today than yesterday (UTC) is made again: articles appear, and offers end, with the day;
 * - only what was found (status 200) is kept, or whoever asks for addresses that are not there fills the disk;
 * - search results, and comparisons that readers put together, pass through without being kept.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.begunAt = Date.now();
    const file = join(context.serverDistDir ?? ".next/server", "..", "cache", "refreshed.json");
    // Next makes a cache for every request.
    const logs = processWide("refresh logs", () => new Map());
    this.log = logs.get(file) ?? new RefreshLog(file);
    logs.set(file, this.log);
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} args */
  async get(...args) {
    if (isAsked(args[0])) return null;
    const entry = await super.get(...args);
    if (!entry?.value || !isMadeByUs(entry.value)) return entry;
    const { headers } = /** @type {Made} */ (entry.value);
    const madeAt = entry.lastModified ?? 0;
    if (readMark(headers) !== getDeliverySettings().mark) return null;
    if (this.log.isRefreshedSince(tagsOf(headers), madeAt) || isOfAnotherDay(pathOf(args[0]), madeAt)) return null;
    return { ...entry, value: { ...entry.value, headers: removeMark(headers) } };
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} args */
  async set(...args) {
    const [key, given, context] = args;
    if (!given || !isMadeByUs(given)) return super.set(...args);
    const value = /** @type {Made} */ (given);
    const isClean = deliver(value, pathOf(key));
    if (!isClean || isAsked(key)) return forget(key);
    if (!isFound(key, value.status)) return this.#drop(key, context);
    if (this.log.isRefreshedSince(tagsOf(value.headers), this.begunAt)) return;
    if (isOfAnotherDay(pathOf(key), this.begunAt)) return;
    const marked = { ...value, headers: addMark(value.headers, getDeliverySettings().mark) };
    return super.set(key, /** @type {any} */ (marked), context);
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>} args */
  async revalidateTag(...args) {
    this.log.add([args[0]].flat(), Date.now());
    return super.revalidateTag(...args);
  }

  /**
   * What was found before, and is not there any more, is served no longer.
   * @param {string} key @param {any} context
   */
  async #drop(key, context) {
    forget(key);
    if (await super.get(key, context)) this.log.add([`_N_T_${pathOf(key)}`], Date.now());
  }
}

/** Drops the revalidation time that Next keeps of a page for the life of the process. @param {string} key */
function forget(key) {
  /** @type {any} */ (SharedCacheControls).cacheControls.delete(key);
}

/** Parts of a key that every page has which is made for what a reader asked: search results, apps side by side. */
const askedPages = ["$/search-results/", "$/reviews/compare/of/"];

/** Whether there are as many such pages as readers can type, by Next's key of the page. @param {string} key */
function isAsked(key) {
  return askedPages.some((part) => key.includes(part));
}

/** The path of a page, by Next's key of it. @param {string} key */
function pathOf(key) {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}

/**
 * Whether an answer is to be kept. The one page that says so of whatever is not there is, as it is one; Next leaves the
 * status out where nothing has set it.
 * @param {string} key @param {number | undefined} status
 */
function isFound(key, status = 200) {
  return status === 200 || pathOf(key) === "/_not-found";
}

/** Pages and the answers of route handlers, and not what `fetch` brought. @param {{ kind: string }} value */
function isMadeByUs(value) {
  return value.kind === "APP_PAGE" || value.kind === "APP_ROUTE";
}

/**
 * Changes the page in place: Next answers the first visitor with the very object that it hands to the cache.
 * @param {any} value
 * @param {string} path
 * @returns {boolean} False when the page may say who asked for it.
 */
function deliver(value, path) {
  if (value.kind !== "APP_PAGE" || typeof value.html !== "string") return true;
  const scrubbed = isDelivered(value) ? value : scrubRequest(value, path);
  Object.assign(value, deliverPage(scrubbed ?? value, { hold: getDeliverySettings().hold }));
  return scrubbed !== undefined;
}

/** @param {Record<string, unknown> | undefined} headers @returns {string[]} */
function tagsOf(headers) {
  const tags = headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * Whether a page was made on an earlier day (UTC), and shows something else today. What is older than yesterday is made
 * again in any case, as Next does with all that is older than an hour (`expireTime` in next.config.ts).
 * @param {string} path
 * @param {number} madeAt In milliseconds.
 */
function isOfAnotherDay(path, madeAt) {
  // The clock was set back: whether the page was refreshed since cannot be told.
  if (madeAt > Date.now()) return true;
  const age = dayOf(Date.now()) - dayOf(madeAt);
  return age > 1 || (age === 1 && getDeliverySettings().changesToday(path));
}

/** @param {number} time In milliseconds. */
function dayOf(time) {
  return Math.floor(time / 86_400_000);
}
