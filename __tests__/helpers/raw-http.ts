import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";

let server: Server | undefined;

/** Starts an HTTP server for a test. `speak` uses a socket, because msw replaces `fetch` and `http`. */
export async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed) ?? closed(undefined));
  server = undefined;
});

/** Sends the pieces over a new connection, and reads until the server closes it. */
export async function speak(...pieces: string[]): Promise<string> {
  const socket = connect(((server as Server).address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  for (const piece of pieces) socket.write(piece);
  await once(socket, "close");
  return answer;
}

/** The start of a request, up to where its body begins. */
export const head = (method: string, ...lines: string[]) =>
  [`${method} /api/contact HTTP/1.1`, "Host: site.test", ...lines, "", ""].join("\r\n");
