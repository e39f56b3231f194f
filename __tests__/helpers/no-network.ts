/** For msw.ts, which lets through what is asked of servers of the test. */
export const realFetch = globalThis.fetch;

/** A request in a test fails it, unless its file mocks the services outside (msw.ts). */
globalThis.fetch = async (input) => {
  const message = `A test of no service fetches ${input instanceof Request ? input.url : input}.`;
  console.error(message);
  throw new Error(message);
};
