import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ShownPicture } from "../content/pictures/resolve-pictures";
import { getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";
import { sha256 } from "../util/digest";
import { writeAtomically } from "../util/write-atomically";

/** How many pictures are kept after the last page stopped showing them: cached and custom pages still ask for them. */
const maxUnshown = 300;

/** Pictures and their variants on disk: a folder for each version of a picture ("name-3fa94c01b2d7.webp") with the original and its variants. */
export type MediaStore = {
  /** File ending by key, for every version that is stored. */
  keys: ReadonlyMap<string, string>;
  /** `undefined` when there is no such file. */
  read: (key: string, ending: string, name: string) => Promise<Buffer | undefined>;
  /** Never fails: a picture that cannot be stored is encoded again at the next request. */
  write: (key: string, ending: string, name: string, bytes: Buffer) => void;
  /** Removes the oldest pictures that no page shows. */
  settle: (shown: ReadonlyMap<string, ShownPicture>) => void;
};

/** File name of the original in the folder of its version. */
export const originalName = "original";

/** @param folder Absolute path; it need not exist. */
export function openMediaStore(folder: string): MediaStore {
  const keys = listKeys(folder);
  const getPath = (key: string, ending: string, name: string) =>
    join(/* turbopackIgnore: true */ folder, `${key}.${ending}`, name);
  let isReported = false;
  const attempt = (change: () => void) => {
    try {
      change();
    } catch (error) {
      if (!isReported) logError(`media: pictures cannot be stored: ${error}`);
      isReported = true;
    }
  };
  return {
    keys,
    read: (key, ending, name) => readFile(getPath(key, ending, name)).catch(() => undefined),
    write: (key, ending, name, bytes) =>
      attempt(() => {
        writeAtomically(getPath(key, ending, name), bytes);
        if (name === originalName) keys.set(key, ending);
      }),
    settle: (shown) =>
      attempt(() => {
        const current = new Set([...shown.values()].map(({ key }) => key));
        const old = [...keys].filter(([key]) => !current.has(key));
        if (old.length <= maxUnshown) return;
        const timed = old.map(([key, ending]) => ({ key, folder: getPath(key, ending, "") })).map(withTime);
        for (const one of timed.sort((a, b) => b.modified - a.modified).slice(maxUnshown)) {
          rmSync(one.folder, { recursive: true, force: true });
          keys.delete(one.key);
        }
      }),
  };
}

/** The first 12 hexadecimal digits of the SHA-256 digest: the end of a picture's key. */
export function getDigest(content: string | Buffer): string {
  return sha256(content).slice(0, 12);
}

function withTime(one: { key: string; folder: string }) {
  return { ...one, modified: statSync(one.folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
}

function listKeys(folder: string): Map<string, string> {
  try {
    const keys = new Map<string, string>();
    for (const name of readdirSync(folder)) {
      const [, key, ending] = /^(.+-[0-9a-f]{12})\.([a-z]+)$/.exec(name) ?? [];
      if (key && ending && existsSync(join(/* turbopackIgnore: true */ folder, name, originalName)))
        keys.set(key, ending);
    }
    return keys;
  } catch {
    return new Map();
  }
}

/**
 * What is stored and in the making. The routes of pictures and of evidence are separate bundles: no more are made at a time for
 * both than processors can bear.
 */
export const pictureState = () =>
  processWide("pictures", () => ({
    store: openMediaStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir)),
    /** How many jobs run. */
    running: 0,
    waiting: [] as (() => void)[],
    /** Running and waiting jobs by id: a second request for one shares its promise. */
    jobs: new Map<string, Promise<Buffer | undefined>>(),
  }));

/** Jobs that run at the same time. Each uses a processor for a good part of a second. */
const atOnce = 2;

/** Encodes or draws a picture when its turn comes. Requests for the same picture share one job, which the id names. */
export function makeOnce(id: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const { jobs } = pictureState();
  const job = jobs.get(id) ?? inTurn(make).finally(() => jobs.delete(id));
  jobs.set(id, job);
  return job;
}

async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const state = pictureState();
  if (state.running >= atOnce) await new Promise<void>((start) => state.waiting.push(start));
  else state.running += 1;
  try {
    return await task();
  } finally {
    const next = state.waiting.shift();
    // The next job is counted in place of this one.
    if (next) next();
    else state.running -= 1;
  }
}
