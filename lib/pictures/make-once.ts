/** Running and waiting jobs by id: a second request for one shares its promise. */
const jobs = new Map<string, Promise<Buffer | undefined>>();

/** Jobs that run at the same time. Each uses a processor for a good part of a second. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Encodes or draws a picture when its turn comes. Requests for the same picture share one job, which the id names. */
export function makeOnce(id: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const job = jobs.get(id) ?? inTurn(make).finally(() => jobs.delete(id));
  jobs.set(id, job);
  return job;
}

async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    // The next job is counted in place of this one.
    if (next) next();
    else running -= 1;
  }
}
