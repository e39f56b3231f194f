import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Replaces the page in the frame once the next one has loaded, so that nothing flickers; on the same page the scroll position stays. */
const makeScript = (desk: readonly string[]) => `let shown;
const desk = ${JSON.stringify(desk)};
addEventListener("message", ({ origin, data }) => {
  if (!desk.includes(origin)) return;
  document.querySelector(".coming")?.remove();
  const next = Object.assign(document.createElement("iframe"), { src: data, title: "Page", className: "coming" });
  next.addEventListener("load", () => {
    try {
      const { location, scrollY } = shown.contentWindow;
      if (location.pathname === new URL(data, location).pathname) next.contentWindow.scrollTo({ top: scrollY, behavior: "instant" });
    } catch {} // There is no page yet, or it has led to another site.
    shown?.remove();
    shown = next;
    next.className = "";
  }, { once: true });
  document.body.append(next);
});`;

/**
 * Serves the pages of a site to the frame in the desk and to nobody else, under an origin of its own, so that scripts of a page
 * reach nothing of the desk. @param site Origin of the site. @param token Admits the desk to the site and to this server.
 * @param port The port of the desk.
 */
export async function serveFrame(site: string, token: string, port: number) {
  const desk = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const script = makeScript(desk);
  const frame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
<style>body { margin: 0 } iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 } .coming { visibility: hidden }</style>
<body><script>${script}</script></body></html>`;
  const hash = createHash("sha256").update(script).digest("base64");
  const ancestors = `frame-ancestors 'self' ${desk.join(" ")}`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; frame-src 'self'; ${ancestors}`;

  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const { method = "", headers } = asked;
    const [, path = "/", given] = /^(.*?)(?:[?&]desk-token=([\w-]*))?$/.exec(asked.url ?? "/") ?? [];
    const isHere = /^127\.0\.0\.1:\d+$/.test(headers.host ?? "");
    // What a page of this server loads needs no token.
    const isOwn = headers["sec-fetch-site"] === "same-origin" || given === token;
    if (!isHere || !isOwn || !["GET", "HEAD"].includes(method))
      return response.writeHead(403, { "content-type": "text/plain" }).end("This is for the desk alone.");
    // The address of a page may hold the token.
    const own = { "referrer-policy": "no-referrer" };
    if (path === "/desk-frame")
      return response
        .writeHead(200, {
          ...own,
          "content-type": "text/html",
          "cache-control": "no-store",
          "content-security-policy": policy,
        })
        .end(frame);
    const passed = request(site + path, { method, headers: { ...headers, "x-desk-token": token } }, (page) => {
      const sitePolicy = String(page.headers["content-security-policy"]).replace("frame-ancestors 'none'", ancestors);
      response.writeHead(page.statusCode ?? 502, { ...page.headers, ...own, "content-security-policy": sitePolicy });
      page.pipe(response);
    });
    passed.on("error", () => response.destroy()).end();
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    /** "http://127.0.0.1:40123" */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
