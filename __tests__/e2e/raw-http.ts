import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };

export type RawRequest = { method?: string; headers?: OutgoingHttpHeaders };

/** Requests a path exactly as written, with any Host header: browsers and HTTP clients normalise both. */
export function ask(origin: string, path: string, { method = "GET", headers = {} }: RawRequest = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<RawResponse>((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const options = { hostname: host, port, path, method, agent: false, timeout: 10_000 };
    const request = httpRequest({ ...options, headers: { accept: "text/html", ...headers } }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on("timeout", () => request.destroy(new Error(`${method} ${path} has no answer.`)));
    request.on("error", reject);
    request.end();
  });
}

/**
 * Sends bytes that no HTTP client would send, and reads until the server closes the connection. `status` is 0 when it closes
 * without an answer; interim answers (100 Continue) are skipped.
 */
export function send(origin: string, bytes: string, timeoutMs = 10_000): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 80))}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses a request early may reset the connection after its answer.
    socket.on("error", (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on("close", () => resolve(parseResponse(Buffer.concat(chunks).toString("latin1"))));
    socket.write(bytes, "latin1");
  });
}

function parseResponse(text: string): RawResponse {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const status = Number(statusLine.split(" ")[1] ?? 0);
  if (status >= 100 && status < 200) return parseResponse(rest.join("\r\n\r\n"));
  const headers: IncomingHttpHeaders = {};
  for (const line of lines) {
    const [name = "", value = ""] = line.split(/: ?(.*)/);
    headers[name.toLowerCase()] = value;
  }
  return { status, headers, body: rest.join("\r\n\r\n") };
}
