import { resolve } from "node:path";
import { getEnv } from "../runtime/env";
import { processWide } from "../runtime/process-wide";
import { openMediaStore } from "./media-store";

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
