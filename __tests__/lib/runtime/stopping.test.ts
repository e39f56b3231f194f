import { channel } from "node:diagnostics_channel";
import { EventEmitter } from "node:events";
import { logError } from "@/lib/runtime/log";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { isStopping, stopInOrder } from "@/lib/runtime/stopping";

jest.mock("@/lib/runtime/log", () => ({ logError: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  forgetProcessWide("stopping");
});

/** A process that can be told to stop. */
function startProcess() {
  const host = Object.assign(new EventEmitter(), { exit: jest.fn() });
  stopInOrder(host);
  return host;
}

/** Whether the connection stays open after an answer that begins now. */
function keepsConnection(): boolean {
  const response = { shouldKeepAlive: true };
  channel("http.server.request.start").publish({ response });
  return response.shouldKeepAlive;
}

it("closes each connection after its answer once the process is told to stop, and not before", () => {
  const host = startProcess();
  expect([isStopping(), keepsConnection()]).toEqual([false, true]);
  host.emit("SIGTERM");
  expect([isStopping(), keepsConnection()]).toEqual([true, false]);
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
