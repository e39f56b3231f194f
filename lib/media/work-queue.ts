import { processWide } from "../runtime/process-wide";

type Waiting = { start: () => void; isUrgent: boolean };
export type MediaWork = {
  running: number;
  waiting: Waiting[];
  /** What is being made, by name: who asks meanwhile waits for the same. */
  begun: Map<string, Promise<Buffer | undefined>>;
};

/** Pictures that are made at a time. Each takes a processor for a good part of a second. */
const atOnce = 2;

const work = () => processWide("media work", () => ({ running: 0, waiting: [], begun: new Map() }));

/**
 * Makes a picture when its turn comes, once however many ask for it meanwhile.
 * @param id Names what is made.
 * @param isUrgent A reader waits for it: it comes before what is prepared.
 */
export function makeOnce(
  id: string,
  isUrgent: boolean,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const { begun } = work();
  const making = begun.get(id) ?? inTurn(isUrgent, make).finally(() => begun.delete(id));
  begun.set(id, making);
  return making;
}

async function inTurn<Result>(isUrgent: boolean, task: () => Promise<Result>): Promise<Result> {
  const state = work();
  if (state.running >= atOnce) {
    await new Promise<void>((start) => {
      const one = { start, isUrgent };
      const place = isUrgent ? state.waiting.findIndex((other) => !other.isUrgent) : -1;
      if (place < 0) state.waiting.push(one);
      else state.waiting.splice(place, 0, one);
    });
  } else state.running += 1;
  try {
    return await task();
  } finally {
    const next = state.waiting.shift();
    // The next one takes over the running task's place in the count.
    if (next) next.start();
    else state.running -= 1;
  }
}
