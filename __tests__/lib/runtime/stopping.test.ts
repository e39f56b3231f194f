import { EventEmitter } from "node:events";
import { logError } from "@/lib/runtime/log";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { stopInOrder } from "@/lib/runtime/stopping";

jest.mock("@/lib/runtime/log", () => ({ logError: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  forgetProcessWide("process");
});

/** A process that can be told to stop. */
function startProcess(close = () => new Promise<void>(() => {})) {
  const host = Object.assign(new EventEmitter(), { exit: jest.fn() });
  stopInOrder(close, host);
  return host;
}

it("ends once the last connection is closed", async () => {
  let closed = () => {};
  const host = startProcess(() => new Promise((done) => (closed = done)));
  host.emit("SIGTERM");
  await Promise.resolve();
  expect(host.exit).not.toHaveBeenCalled();
  closed();
  await Promise.resolve();
  expect(host.exit).toHaveBeenCalledWith(143);
});

it.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("gives up 25 seconds after %s, and says so", (signal, code) => {
  const host = startProcess();
  host.emit(signal);
  jest.advanceTimersByTime(24_999);
  expect(host.exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(host.exit).toHaveBeenCalledWith(code);
  expect(logError).toHaveBeenCalledWith(expect.stringContaining("25 seconds"));
});
