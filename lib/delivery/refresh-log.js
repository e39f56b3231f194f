// @ts-check
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { processWide } from "../runtime/process-wide.js";

/** The tag that every page has: it refreshes the whole site. */
const everything = "_N_T_/layout";

/** More tags than this are replaced by one refresh of the whole site. */
const maxTags = 5000;

/** After this many refreshes the file is written anew, with each tag once. */
const maxLines = 1000;

/**
 * Which pages were refreshed, and when. Kept on disk, so that it survives a restart. Each refresh adds a line, such as
 * `{"/blog":1750000000000}`: replacing a file can take a slow disk a third of a second, while readers wait.
 */
export class RefreshLog {
  /** Time of the last refresh in milliseconds, by Next's tag of a path. @type {Map<string, number>} */
  #times = new Map();
  #file;
  #lines = 0;

  /** @param {string} file Absolute path; it need not exist. */
  constructor(file) {
    this.#file = file;
    for (const line of readLines(file)) {
      this.#lines += 1;
      for (const [tag, time] of Object.entries(parseLine(line))) {
        if (typeof time === "number") this.#times.set(tag, time);
      }
    }
  }

  /**
   * Records a refresh. A failed write is only logged: it matters only after a restart.
   * @param {readonly string[]} tags
   * @param {number} now In milliseconds.
   */
  add(tags, now) {
    // A refresh of the whole site covers every earlier one.
    for (const tag of tags) this.#times.set(tag, now);
    const isWhole = tags.includes(everything) || this.#times.size > maxTags;
    if (isWhole) this.#times = new Map([[everything, now]]);
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      if (isWhole || this.#lines >= maxLines) this.#rewrite();
      else this.#append(Object.fromEntries(tags.map((tag) => [tag, now])));
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

  /** @param {Record<string, number>} times */
  #append(times) {
    // The line break comes first, so that a line that was cut short by a crash spoils no other.
    appendFileSync(this.#file, `\n${JSON.stringify(times)}`);
    this.#lines += 1;
  }

  #rewrite() {
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#times)));
    renameSync(`${this.#file}.new`, this.#file);
    this.#lines = 1;
  }
}

/**
 * The log of a file, the same for the whole process: Next creates a cache for every request.
 * @param {string} [file] Absolute path; by default that of the build that this process serves.
 * @returns {RefreshLog}
 */
export function refreshLogOf(file = resolve(process.cwd(), ".next/cache/refreshed.ndjson")) {
  const logs = processWide("refresh logs", () => new Map());
  const log = logs.get(file) ?? new RefreshLog(file);
  logs.set(file, log);
  return log;
}

/** @param {string} file @returns {string[]} Empty when there is no file. */
function readLines(file) {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** @param {string} line @returns {Record<string, unknown>} Empty when the line is damaged. */
function parseLine(line) {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
}
