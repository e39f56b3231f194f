import type { IncomingMessage, ServerResponse } from "node:http";
import { isSigned } from "../http/webhook-signature";

// Next.js reads addresses and bodies before it calls a middleware or a route, so that neither can limit them.

/** Largest body in bytes: twice what a form takes (lib/http/read-body.ts), so that a form itself says what is too long for it. */
const maxBody = 128 * 1024;

/** Largest signed body: a push to the repository of the content. */
const maxSignedBody = 1024 * 1024;

/** A larger body is not waited for: no reader has typed it. */
const maxDiscarded = 4 * 1024 * 1024;

const words = {
  400: "This request names more than one host.",
  413: "That is too much to send at once. Go back in your browser to shorten it: your text is still there.",
  414: "This address is too long. If you searched for something, go back and use fewer words.",
} as const;

/**
 * Answers a request whose address or body is too long: 414 or 413 (RFC 9110, sections 15.5.14 and 15.5.15). A body that does
 * not say how long it is, or lies, is broken off. A request with two hosts is answered with 400 (RFC 9112, section 3.2): Node.js
 * takes the first, and a proxy in front may have taken the second.
 * @returns Whether Next.js may answer.
 */
export function admit(request: IncomingMessage, response: ServerResponse): boolean {
  // Names and values in turn, as they were sent: `headers` has only the first host.
  if (request.rawHeaders.filter((one, at) => at % 2 === 0 && one.toLowerCase() === "host").length > 1) {
    refuse(request, response, 400);
    return false;
  }
  const [path = "", ...query] = (request.url ?? "").split("?");
  if (isTooLongQuery(query.join("?"))) {
    discard(request, response, () => refuse(request, response, 414));
    return false;
  }
  const most = path === "/api/revalidate" && isSigned(request.headers) ? maxSignedBody : maxBody;
  if (Number(request.headers["content-length"]) > most) {
    discard(request, response, () => refuse(request, response, 413));
    return false;
  }
  if (request.headers["transfer-encoding"] !== undefined) breakOffAfter(request, most);
  return true;
}

/** Answers when the body has been thrown away: a browser reads no response before it has sent everything. */
function discard(request: IncomingMessage, response: ServerResponse, send: () => void): void {
  if (Number(request.headers["content-length"] ?? 0) > maxDiscarded) {
    send();
    return;
  }
  if (request.headers["transfer-encoding"] !== undefined) breakOffAfter(request, maxDiscarded);
  request.once("end", () => {
    if (!response.headersSent) send();
  });
  request.resume();
}

/** Ends the connection when a body of unknown length becomes too long. Node's parser hands it over by `push`. */
function breakOffAfter(request: IncomingMessage, most: number): void {
  const push = request.push.bind(request);
  let length = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    length += chunk?.length ?? 0;
    if (length <= most) return push(chunk, encoding);
    request.socket.destroy();
    return false;
  };
}

/** Answers in words, in JSON to scripts, and closes the connection without waiting for the rest of the body. */
function refuse(request: IncomingMessage, response: ServerResponse, status: keyof typeof words): void {
  const message = words[status];
  const isJson = `${request.headers.accept} ${request.headers["content-type"]}`.includes("application/json");
  const body = isJson ? JSON.stringify({ ok: false, message, error: message }) : `${message}\n`;
  response.writeHead(status, {
    Connection: "close",
    "Cache-Control": "no-store",
    "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body, () => request.socket.destroy());
}

/** The longest query, in characters. The longest search that anybody would type has 2,400 when it is encoded. */
const longest = 4096;

/** Most separators in a query. The form with the most fields has fewer than twenty. */
const mostSeparators = 64;

/**
 * Whether a query is too long to be read. Next.js goes through all parameters for each of them: 7,000 of them, 14 kB of "a&",
 * take two seconds, and 4 kB still a fifth of one. Seen with 16.4.5; no report was found.
 * @param query Without its question mark.
 */
export function isTooLongQuery(query: string): boolean {
  return query.length > longest || query.split("&", mostSeparators + 2).length > mostSeparators + 1;
}
