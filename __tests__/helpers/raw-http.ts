import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Server as NetServer } from "node:net";

type AnyServer = NetServer & Pick<Server, "closeAllConnections">;
let server: AnyServer | undefined;

/** Starts an HTTP server for a test. `speak` uses a socket, because msw replaces `fetch` and `http`. */
export const serve = (listener: RequestListener): Promise<void> => serveWith(() => createServer(listener));

/** The same with a server of the test's own. Closes the one before it. */
export async function serveWith(create: () => AnyServer): Promise<void> {
  await close();
  server = create().listen(0, "127.0.0.1");
  await once(server, "listening");
}

afterEach(close);

async function close(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed) ?? closed(undefined));
  server = undefined;
}

/** Sends the pieces over a new connection, and reads until the server closes it. */
export async function speak(...pieces: string[]): Promise<string> {
  const socket = connect(((server as AnyServer).address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  for (const piece of pieces) socket.write(piece);
  await once(socket, "close");
  return answer;
}

/** The start of a request, up to where its body begins. */
export const head = (method: string, ...lines: string[]) =>
  [`${method} /api/contact HTTP/1.1`, "Host: site.test", ...lines, "", ""].join("\r\n");
