// @ts-check
import { join } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { deliverPage, holdsScripts } from "./deliver-page.js";
import { RefreshLog } from "./refresh-log.js";

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
// Next ships CommonJS; Node hands its default export over inside the module's.
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule;

/** @type {Map<string, RefreshLog>} One for each build folder: Next makes a cache for every request. */
const logs = new Map();

/**
 * Next's own file-system cache, with four things added:
 * - each page passes through deliverPage when it is written, and when one is read that the build step has not seen;
 * - what was refreshed before a restart is not served old after it, and a page whose making began before a refresh is not
 *   kept after it;
 * - what was made yesterday is not served today: articles appear, and offers end, with the day (UTC);
 * - search results pass through without being kept.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.begunAt = Date.now();
    const file = join(context.serverDistDir ?? ".next/server", "..", "cache", "refreshed.json");
    this.log = logs.get(file) ?? new RefreshLog(file);
    logs.set(file, this.log);
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} args */
  async get(...args) {
    if (isSearch(args[0])) return null;
    const entry = await super.get(...args);
    if (!entry?.value || !isMadeByUs(entry.value)) return entry;
    const madeAt = entry.lastModified ?? 0;
    if (dayOf(madeAt) !== dayOf(Date.now()) || this.log.isRefreshedSince(tagsOf(entry.value), madeAt)) return null;
    deliver(entry.value);
    return entry;
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} args */
  async set(...args) {
    const [key, value] = args;
    if (value && isMadeByUs(value)) {
      deliver(value);
      if (isSearch(key)) return forget(key);
      if (this.log.isRefreshedSince(tagsOf(value), this.begunAt)) return;
    }
    return super.set(...args);
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>} args */
  async revalidateTag(...args) {
    this.log.add([args[0]].flat(), Date.now());
    return super.revalidateTag(...args);
  }
}

/** A page of search results, by Next's key of it. @param {string} key */
function isSearch(key) {
  return key.includes("$/search-results/");
}

/** Next has just noted, for good, how long this page holds. @param {string} key */
function forget(key) {
  /** @type {any} */ (SharedCacheControls).cacheControls.delete(key);
}

/** Pages and the answers of route handlers, and not what `fetch` brought. @param {{ kind: string }} value */
function isMadeByUs(value) {
  return value.kind === "APP_PAGE" || value.kind === "APP_ROUTE";
}

/**
 * Changes the page in place: Next answers the first visitor with the very object that it hands to the cache.
 * @param {any} value
 */
function deliver(value) {
  if (value.kind !== "APP_PAGE" || typeof value.html !== "string") return;
  Object.assign(value, deliverPage(value, { hold: holdsScripts() }));
}

/** @param {any} value @returns {string[]} */
function tagsOf(value) {
  const tags = value.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** @param {number} time In milliseconds. */
function dayOf(time) {
  return Math.floor(time / 86_400_000);
}
