/** Milliseconds of work before the event loop runs other tasks. */
const slice = 8;

/**
 * Repeats a step until it returns true. Between slices of work, the server answers requests.
 * @throws What a step throws.
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
