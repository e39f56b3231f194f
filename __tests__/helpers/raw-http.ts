import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";

let server: Server | undefined;

/** Starts a server of Node's own for a test. Its requests are not seen by msw, which stands in for `fetch` and `http`. */
export async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed) ?? closed(undefined));
  server = undefined;
});

/** Sends the pieces over a connection of its own, and reads until the other side closes it. */
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
