import { logError } from "./log";
import { processState } from "./process-state";

/** Milliseconds that responses may take once the server is told to stop. Service managers kill after 30 seconds or later. */
const mostForAnswers = 25_000;

/** The process; tests have another. */
type Host = {
  once: (signal: "SIGTERM" | "SIGINT", listener: () => void) => unknown;
  exit: (code: number) => unknown;
};

/** Whether this process has been told to stop. It answers what has begun, and is not ready for more. */
export function isStopping(): boolean {
  return processState().isStopping;
}

/**
 * Makes a stop orderly: after SIGTERM or SIGINT, what has begun is answered, and then the process ends with the code that
 * service managers know for it. What has not been answered after 25 seconds is given up.
 * @param close Takes no new connections, and resolves when the last one is closed.
 */
export function stopInOrder(close: () => Promise<void>, host: Host = process): void {
  const stop = (code: number) => {
    if (isStopping()) return;
    processState().isStopping = true;
    setTimeout(() => {
      logError("stop: gave up on responses that took longer than 25 seconds.");
      host.exit(code);
    }, mostForAnswers).unref();
    void close().then(() => host.exit(code));
  };
  host.once("SIGTERM", () => stop(143));
  host.once("SIGINT", () => stop(130));
}
