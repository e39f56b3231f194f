import { setupServer } from "msw/node";

/** Stands in for every outside service. A request that no test has answered (`server.use(…)`) fails. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
