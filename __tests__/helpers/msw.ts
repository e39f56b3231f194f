import { setupServer } from "msw/node";
import { realFetch } from "./no-network";

/** Mocks the services outside for the tests of a file that imports it. A request without a handler (`server.use(…)`) fails its test. */
export const server = setupServer();

beforeAll(() => {
  globalThis.fetch = realFetch;
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
