import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { logError } from "./log";
import { processWide } from "./process-wide";

/** Milliseconds that answers may take once the server is told to stop. Service managers kill after 30 seconds or later. */
const mostForAnswers = 25_000;

/** The process; tests have another. */
type Host = {
  once: (signal: "SIGTERM" | "SIGINT", listener: () => void) => unknown;
  exit: (code: number) => unknown;
};

/** Whether this process has been told to stop. It answers what has begun, and is not ready for more. */
export function isStopping(): boolean {
  return processWide("stopping", () => ({ isStopping: false })).isStopping;
}

/**
 * Makes a stop orderly. Next.js takes no new connections after SIGTERM or SIGINT, and ends the process when the last is
 * closed. But a proxy may keep a connection open for hours, so from then on each answer closes its own; and what has not
 * been answered after 25 seconds is given up.
 */
export function stopInOrder(host: Host = process): void {
  const state = processWide("stopping", () => ({ isStopping: false }));
  const begun = new Set<ServerResponse>();
  subscribe("http.server.request.start", (event) => {
    const { response } = event as { response: ServerResponse };
    begun.add(response);
    response.once("close", () => begun.delete(response));
    if (state.isStopping) closeAfter(response);
  });
  const stop = (code: number) => {
    if (state.isStopping) return;
    state.isStopping = true;
    begun.forEach(closeAfter);
    setTimeout(() => {
      logError("stop: given up on answers that took longer than 25 seconds.");
      host.exit(code);
    }, mostForAnswers).unref();
  };
  host.once("SIGTERM", () => stop(143));
  host.once("SIGINT", () => stop(130));
}

function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
