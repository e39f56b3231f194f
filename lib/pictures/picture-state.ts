import { resolve } from "node:path";
import { getEnv } from "../runtime/env";
import { processWide } from "../runtime/process-wide";
import { openMediaStore } from "./media-store";

type Waiting = { start: () => void; isUrgent: boolean };

/**
 * What is stored and in the making. The route of pictures and the start of the server, which prepares some, are separate
 * bundles: a picture is made once for both, and not more at a time than processors can bear.
 */
export const pictureState = () =>
  processWide("pictures", () => ({
    store: openMediaStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir)),
    /** How many jobs run. */
    running: 0,
    waiting: [] as Waiting[],
    /** Running and waiting jobs by id: a second request for one shares its promise. */
    jobs: new Map<string, Promise<Buffer | undefined>>(),
  }));

/** Jobs that run at the same time. Each uses a processor for a good part of a second. */
const atOnce = 2;

/**
 * Encodes or draws a picture when its turn comes. Requests for the same picture share one job.
 * @param id Identifies the job.
 * @param isUrgent True when a reader is waiting: such a job runs before the prepared ones.
 */
export function makeOnce(
  id: string,
  isUrgent: boolean,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const { jobs } = pictureState();
  const job = jobs.get(id) ?? inTurn(isUrgent, make).finally(() => jobs.delete(id));
  jobs.set(id, job);
  return job;
}

async function inTurn<Result>(isUrgent: boolean, task: () => Promise<Result>): Promise<Result> {
  const state = pictureState();
  if (state.running >= atOnce) {
    await new Promise<void>((start) => {
      const one = { start, isUrgent };
      const position = isUrgent ? state.waiting.findIndex((other) => !other.isUrgent) : -1;
      if (position < 0) state.waiting.push(one);
      else state.waiting.splice(position, 0, one);
    });
  } else state.running += 1;
  try {
    return await task();
  } finally {
    const next = state.waiting.shift();
    // The next job is counted in place of this one.
    if (next) next.start();
    else state.running -= 1;
  }
}
