/** Milliseconds of work after which whatever else waits has its turn. */
const slice = 8;

/**
 * Does work step by step, until a step says that it was the last one; between slices requests are answered.
 * @throws what a step throws.
 */
export async function runInSlices(step: () => boolean): Promise<void> {
  for (;;) {
    await new Promise(setImmediate);
    const until = performance.now() + slice;
    do {
      if (step()) return;
    } while (performance.now() < until);
  }
}
