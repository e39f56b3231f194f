import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds until the whole body must have arrived. A slow phone needs half of it for the longest message. */
const bodyTimeoutMs = 15_000;

const message = "What you sent took too long to arrive. Please send it again.";

/**
 * Answers 408 to a request whose body arrives too slowly, and closes the connection (RFC 9110, section 15.5.9). A route
 * cannot do this: behind a middleware, Next.js reads the whole body before it calls the route, and waits for five minutes.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, timeoutMs = bodyTimeoutMs): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && !Number(length)) return;
  const timer = setTimeout(() => giveUp(request, response), timeoutMs).unref();
  // Events of the request, because the answer may end before the body.
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}

function giveUp(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (response.headersSent) return void request.socket.destroy();
  const isJson = `${request.headers.accept} ${request.headers["content-type"]}`.includes("application/json");
  const body = isJson ? JSON.stringify({ ok: false, message, error: message }) : `${message}\n`;
  response.writeHead(408, {
    Connection: "close",
    "Cache-Control": "no-store",
    "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  // Does not wait for the rest of the body.
  response.end(body, () => request.socket.destroy());
}
