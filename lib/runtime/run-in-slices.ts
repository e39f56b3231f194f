/** Milliseconds of work before other tasks of the event loop get their turn. */
const slice = 8;

/**
 * Runs a step again and again until it returns true. Requests are answered between slices of work.
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
