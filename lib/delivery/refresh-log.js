// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The tag that every page carries: with it, the whole site is refreshed. */
const everything = "_N_T_/layout";

/** More tags than this become one refresh of the whole site. */
const mostTags = 5000;

/** Which pages were asked to be made again, and when. Kept on disk, so that a restart knows. */
export class RefreshLog {
  /** @type {Map<string, number>} Milliseconds by Next's tag of a path. */
  #times = new Map();
  #file;

  /** @param {string} file Absolute path; it need not be there. */
  constructor(file) {
    this.#file = file;
    for (const [tag, time] of Object.entries(readTimes(file))) if (typeof time === "number") this.#times.set(tag, time);
  }

  /**
   * Notes a refresh. A disk that cannot be written costs only what a restart would have known, so it is told and no more.
   * @param {readonly string[]} tags
   * @param {number} now In milliseconds.
   */
  add(tags, now) {
    // What was refreshed before the whole site was is covered by it.
    if (tags.includes(everything)) this.#times.clear();
    for (const tag of tags) this.#times.set(tag, now);
    if (this.#times.size > mostTags) this.#times = new Map([[everything, now]]);
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#times)));
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      process.stderr.write(`delivery: a restart will forget what was refreshed: ${error}\n`);
    }
  }

  /**
   * Whether one of the tags was refreshed at this moment or later: what was made at the same moment may be old.
   * @param {readonly string[]} tags
   * @param {number} time In milliseconds.
   */
  isRefreshedSince(tags, time) {
    return tags.some((tag) => (this.#times.get(tag) ?? Number.NEGATIVE_INFINITY) >= time);
  }
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>} Empty where nothing was refreshed yet, or where the file is damaged.
 */
function readTimes(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")) ?? {};
  } catch {
    return {};
  }
}
