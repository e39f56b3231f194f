import { setupServer } from "msw/node";

/** Mocks every outside service. A request without a handler (`server.use(…)`) fails the test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
