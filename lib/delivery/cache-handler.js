// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { deliverPage, holdsScripts } from "./deliver-page.js";

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
// Next ships CommonJS; Node hands its default export over inside the module's.
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule;

/** Paths that were asked to be made again, with the time of it in milliseconds; kept on disk, so that a restart knows. */
const refreshes = new Map();
let isRead = false;

/**
 * Next's own file-system cache, with two things added: each page passes through deliverPage when it is written (and when
 * one is read that the build step has not seen), and what was refreshed before a restart is not served old after it.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.refreshFile = join(context.serverDistDir ?? ".next/server", "..", "cache", "refreshed.json");
    if (!isRead) readRefreshes(this.refreshFile);
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} args */
  async get(...args) {
    const entry = await super.get(...args);
    if (!entry?.value || isRefreshedSince(entry)) return entry?.value && isRefreshedSince(entry) ? null : entry;
    return { ...entry, value: deliver(entry.value) };
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} args */
  async set(key, value, context) {
    return super.set(key, value && deliver(value), context);
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>} args */
  async revalidateTag(...args) {
    const [tags] = args;
    for (const tag of [tags].flat()) refreshes.set(tag, Date.now());
    writeRefreshes(this.refreshFile);
    return super.revalidateTag(...args);
  }
}

/** @template Value @param {Value} value @returns {Value} */
function deliver(value) {
  const page = /** @type {any} */ (value);
  if (page?.kind !== "APP_PAGE" || typeof page.html !== "string") return value;
  return deliverPage(page, { hold: holdsScripts() });
}

/** @param {any} entry */
function isRefreshedSince(entry) {
  const tags = entry.value?.headers?.["x-next-cache-tags"];
  if (typeof tags !== "string") return false;
  return tags.split(",").some((tag) => (refreshes.get(tag) ?? 0) > (entry.lastModified ?? 0));
}

/** @param {string} file */
function readRefreshes(file) {
  isRead = true;
  try {
    for (const [tag, time] of Object.entries(JSON.parse(readFileSync(file, "utf8")))) refreshes.set(tag, time);
  } catch {
    // Nothing was refreshed yet.
  }
}

/** @param {string} file */
function writeRefreshes(file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(refreshes)));
  renameSync(`${file}.new`, file);
}
