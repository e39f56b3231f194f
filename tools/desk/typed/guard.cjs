// The desk loads this into the server of the site that shows what is typed (typed-site.ts). It admits the desk's frame and
// nobody else, and lets only the desk show its pages in a frame. It changes nothing in the pages.
const { createHash } = require("node:crypto");
const http = require("node:http");
const { syncBuiltinESMExports } = require("node:module");

const { DESK_ORIGINS: desk = "", DESK_TOKEN: token = "" } = process.env;

/** Shows a page in the place of the one before when it has come: nothing flickers, and the reader's place on it stays. */
const script = `let shown;
const desk = ${JSON.stringify(desk.split(" "))};
addEventListener("message", ({ origin, data }) => {
  if (!desk.includes(origin)) return;
  document.querySelector(".coming")?.remove();
  const next = Object.assign(document.createElement("iframe"), { src: data, title: "Page", className: "coming" });
  next.addEventListener("load", () => {
    try {
      const { location, scrollY } = shown.contentWindow;
      if (location.pathname === new URL(data, location).pathname) next.contentWindow.scrollTo({ top: scrollY, behavior: "instant" });
    } catch {} // There is none before, or it has led to another site.
    shown?.remove();
    shown = next;
    next.className = "";
  }, { once: true });
  document.body.append(next);
});`;
const frame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
<style>body { margin: 0 } iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 } .coming { visibility: hidden }</style>
<body><script>${script}</script></body></html>`;
const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'; frame-src 'self'; frame-ancestors ${desk}`;

// Loaded before the site, which then makes its server by this function.
const { createServer } = http;
http.createServer = (...given) => {
  const server = createServer(...given);
  const listeners = server.listeners("request");
  return server.removeAllListeners("request").on("request", (request, response) => {
    if (!isAnswered(request, response)) for (const listener of listeners) listener.call(server, request, response);
  });
};
syncBuiltinESMExports();
// It ends with the desk, however that ends.
process.on("disconnect", () => process.exit());

/** Whether nothing is left for the site to answer. */
function isAnswered(request, response) {
  const { method, headers } = request;
  const [, path, given] = /^(.*?)(?:[?&]desk-token=([\w-]*))?$/.exec(request.url);
  const isHere = /^127\.0\.0\.1:\d+$/.test(headers.host ?? "");
  // Addresses in a page of this server itself need no token, and "look now" is signed.
  const isOwn = headers["sec-fetch-site"] === "same-origin" || given === token;
  const isRead = method === "GET" || method === "HEAD";
  if (!isHere || !(isRead ? isOwn : path === "/api/revalidate")) {
    response.writeHead(403, { "content-type": "text/plain" }).end("This is for the desk alone.");
    return true;
  }
  if (path === "/desk-frame") {
    const own = {
      "content-security-policy": framePolicy,
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    };
    response.writeHead(200, { ...own, "content-type": "text/html; charset=utf-8" }).end(frame);
    return true;
  }
  request.url = path;
  const setHeader = response.setHeader;
  response.setHeader = function (name, value) {
    return setHeader.call(this, name, changeHeader(name.toLowerCase(), value));
  };
  return false;
}

function changeHeader(name, value) {
  if (name === "content-security-policy")
    return String(value).replace("frame-ancestors 'none'", `frame-ancestors 'self' ${desk}`);
  // Its address may hold the token.
  return name === "referrer-policy" ? "no-referrer" : value;
}
