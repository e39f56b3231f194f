import type { IncomingMessage, ServerResponse } from "node:http";

/** Longest time that the body of a request may take to arrive, in milliseconds; the longest message takes a slow phone half of it. */
const bodyTimeoutMs = 15_000;

const message = "What you sent took too long to arrive. Please send it again.";

/**
 * Gives a request up whose body drips in: 408, and the connection is closed (RFC 9110, section 15.5.9). This is not left to
 * the route, because Next.js has the whole body before a route behind a middleware is called, and waits for five minutes.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, timeoutMs = bodyTimeoutMs): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && !Number(length)) return;
  const timer = setTimeout(() => giveUp(request, response), timeoutMs).unref();
  // An answer that comes before the body has ended does not end it.
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
  // The rest is not waited for.
  response.end(body, () => request.socket.destroy());
}
