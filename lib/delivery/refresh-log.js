// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The tag that every page has: it refreshes the whole site. */
const everything = "_N_T_/layout";

/** More tags than this are replaced by one refresh of the whole site. */
const maxTags = 5000;

/** Which pages were refreshed, and when. Kept on disk, so that it survives a restart. */
export class RefreshLog {
  /** Time of the last refresh in milliseconds, by Next's tag of a path. @type {Map<string, number>} */
  #times = new Map();
  #file;

  /** @param {string} file Absolute path; it need not exist. */
  constructor(file) {
    this.#file = file;
    for (const [tag, time] of Object.entries(readTimes(file))) if (typeof time === "number") this.#times.set(tag, time);
  }

  /**
   * Records a refresh. A failed write is only logged: it matters only after a restart.
   * @param {readonly string[]} tags
   * @param {number} now In milliseconds.
   */
  add(tags, now) {
    // A refresh of the whole site covers every earlier one.
    if (tags.includes(everything)) this.#times.clear();
    for (const tag of tags) this.#times.set(tag, now);
    if (this.#times.size > maxTags) this.#times = new Map([[everything, now]]);
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#times)));
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      process.stderr.write(`delivery: a restart will forget what was refreshed: ${error}\n`);
    }
  }

  /**
   * Whether one of the tags was refreshed at this time or later. A page rendered in the same millisecond may be old.
   * @param {readonly string[]} tags
   * @param {number} time In milliseconds.
   */
  isRefreshedSince(tags, time) {
    return tags.some((tag) => (this.#times.get(tag) ?? Number.NEGATIVE_INFINITY) >= time);
  }
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>} Empty when there is no file, or when it is damaged.
 */
function readTimes(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")) ?? {};
  } catch {
    return {};
  }
}
