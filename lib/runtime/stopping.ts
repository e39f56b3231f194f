import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { logError } from "./log";
import { processState } from "./process-state";

/** Milliseconds that answers may take once the server is told to stop. Service managers kill after 30 seconds or later. */
const mostForAnswers = 25_000;

/** The process; tests have another. */
type Host = {
  once: (signal: "SIGTERM" | "SIGINT", listener: () => void) => unknown;
  exit: (code: number) => unknown;
};

/**
 * Answers that have begun, by their connection: Node.js tells only one of those that wait on a connection that it has closed, so the
 * others would be kept for ever.
 */
const begun = new Map<Socket, Set<ServerResponse>>();

/** Whether this process has been told to stop. It answers what has begun, and is not ready for more. */
export function isStopping(): boolean {
  return processState().isStopping;
}

/** Once the process is told to stop, an answer closes its connection, which a proxy may keep open for hours. */
export function closeWhenStopping(answer: ServerResponse): void {
  const { socket } = answer.req;
  const answers = begun.get(socket) ?? new Set();
  if (!begun.has(socket)) socket.once("close", () => begun.delete(socket));
  begun.set(socket, answers.add(answer));
  answer.once("close", () => answers.delete(answer));
  if (isStopping()) closeAfter(answer);
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
    for (const answers of begun.values()) answers.forEach(closeAfter);
    setTimeout(() => {
      logError("stop: gave up on answers that took longer than 25 seconds.");
      host.exit(code);
    }, mostForAnswers).unref();
    void close().then(() => host.exit(code));
  };
  host.once("SIGTERM", () => stop(143));
  host.once("SIGINT", () => stop(130));
}

/** How many answers have begun, and are not given up. */
export function countBegun(): number {
  return [...begun.values()].reduce((sum, answers) => sum + answers.size, 0);
}

function closeAfter(answer: ServerResponse): void {
  answer.shouldKeepAlive = false;
}
