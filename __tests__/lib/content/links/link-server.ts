import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const page =
  (status: number, html = "<p>A page.</p>", headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "text/html", ...headers }).end(html);
const redirect = (location: string, headers: Record<string, string> = {}): Answer =>
  page(302, "", { location, ...headers });

/** A server on this machine that behaves in every way that a link can. */
export async function startLinkServer() {
  const asked: string[] = [];
  let open = 0;
  let mostOpen = 0;
  let busyLeft = 1;
  const answers: Record<string, Answer> = {
    "/": page(200, "<h1>Home</h1>"),
    "/page": page(200),
    "/gone": page(410),
    "/missing": page(404),
    "/silent": () => {},
    "/old-page": redirect("/"),
    "/for-sale": page(200, "<h1>This domain is for sale</h1>"),
    "/members": redirect("/login?next=members"),
    "/login": page(200),
    "/secret": page(401),
    "/robots-out": page(403),
    "/broken": page(500),
    "/circle": redirect("/circle"),
    "/busy": (request, response) => {
      busyLeft -= 1;
      page(busyLeft < 0 ? 200 : 503, "", { "retry-after": "0" })(request, response);
    },
    "/drops": redirect("/page"),
    "/keeps": (request, response) => redirect(`/page${request.url?.slice("/keeps".length)}`)(request, response),
    "/cookie": redirect("/page", { "set-cookie": "ref=7" }),
    "/elsewhere": (request, response) =>
      redirect(`http://localhost:${request.socket.localPort}/page`)(request, response),
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on("close", () => {
      open -= 1;
    });
    (answers[request.url?.split("?")[0] ?? ""] ?? page(404))(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** The most requests that were open at once since the last call. */
    takeMostOpen: () => {
      const most = mostOpen;
      mostOpen = 0;
      return most;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
