import { format } from "node:util";

/**
 * A warning or an error on the console fails the test that caused it. A test that expects one replaces the mock:
 * `jest.spyOn(console, "error").mockImplementation(() => {})`.
 */
const methods = ["error", "warn"] as const;
const complaints: Error[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(new Error(`console.${method} was called: ${format(...args)}`));
    });
  }
});

// Thrown here and not in the call, where React or the code under test may catch it.
afterEach(() => {
  const [first] = complaints;
  if (first) throw first;
});
