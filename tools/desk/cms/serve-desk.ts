import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { stripMetadata } from "../../../lib/content/pictures/picture-metadata";
import { readFolder } from "../../../lib/content/read/read-folder";
import { isSameSecret } from "../../../lib/util/digest";
import { handlePublishing } from "../publish/handle-publishing";
import { createRealPage, type RealPage } from "../typed/show-typed";
import { buildConfig, type DeskOptions, printConfig } from "./build-config";
import { findFile, getVersion, isAsKnown, largestFile, listFolder, removeFile, writeWhole } from "./content-files";
import { getHeaders, policy } from "./desk-headers";
import { NotSavable, saveContent, writeInto } from "./save-content";

const editor = resolve("node_modules/@sveltia/cms/npm");
const page = resolve("tools/desk/cms/page");

const changedElsewhere =
  "This file was changed elsewhere after the desk read it, so your version is not saved. Nothing is lost: compare both texts.";

/** What a server of the desk knows. */
type Desk = DeskOptions & {
  /** Absolute path of the content folder. */
  root: string;
  /** What the desk's own pages show with each request that saves, publishes or asks what was changed. New at each start. */
  token: string;
  realPage: RealPage;
};

/** The server of the desk, not yet listening. @param root Absolute path of the content folder. */
export function createDeskServer(root: string, options: DeskOptions): Server {
  const realPage = createRealPage(root, () => (server.address() as AddressInfo).port, options.build);
  const desk = { ...options, root, token: randomBytes(32).toString("base64url"), realPage };
  const server = createServer((request, response) => {
    answer(request, response, desk).catch((error: unknown) => {
      // An address that is no address.
      if (error instanceof URIError) return send(response, 400, error.message);
      if (error instanceof NotSavable) return send(response, 422, error.message);
      console.error(error);
      if (!response.headersSent)
        send(
          response,
          500,
          error instanceof Error
            ? error.message
            : "The desk failed without giving a reason. Its terminal may say more.",
        );
    });
  });
  return server.on("close", realPage.stop);
}

async function answer(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const { root } = desk;
  response.setHeader("content-security-policy", policy);
  const refuse = () => send(response, 403, "The desk answers only its own page.");
  if (!isOwn(request)) return refuse();
  const [address = "/", query] = (request.url ?? "/").split("?", 2);
  const path = decodeURIComponent(address);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if ((!isRead || path.startsWith("/changes/")) && !hasToken(request, desk.token)) return refuse();
  if (path.startsWith("/content-files/"))
    return respondWithFile(request, response, path.slice("/content-files".length), root);
  if (path.startsWith("/changes/")) {
    const body = await readAll(request);
    if (!body) return send(response, 413, "This is larger than 20 MB.");
    const { method = "GET" } = request;
    const asked = { method, path, query: new URLSearchParams(query), body: body.toString("utf8") };
    const answered = await handlePublishing(asked, desk);
    if (answered) return send(response, answered.status, JSON.stringify(answered.content), ".json");
    return send(response, 404, "Not found.");
  }
  if (path === "/config.json") {
    const config = buildConfig(readFolder({ root }), desk);
    send(response, 200, printConfig(config), ".json");
    // The forms come first: both need the processor for some seconds.
    desk.realPage.prepare();
    return;
  }
  const [, inEditor] = /^\/editor((?:\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)+)$/.exec(path) ?? [];
  if (inEditor) return sendFile(response, join(editor, inEditor));
  if (path === "/immutable.js") return sendFile(response, resolve("node_modules/immutable/dist/immutable.es.js"));
  const own = pages[path];
  if (own) return sendPage(response, own, desk);
  const [, name] = /^\/((?:start|folder|changes|conflict|elements|real-page)\.js|desk\.css)$/.exec(path) ?? [];
  return name ? sendFile(response, join(page, name)) : send(response, 404, "Not found.");
}

/** The desk's own pages, and their files. */
const pages: Readonly<Record<string, string | undefined>> = { "/": "index.html", "/changes": "changes.html" };

/** A page knows the token, which no page of another origin can read. */
function sendPage(response: ServerResponse, file: string, { token }: Desk): void {
  send(response, 200, readFileSync(join(page, file), "utf8").replace("{{token}}", token), ".html");
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = headers["x-desk-token"];
  return typeof given === "string" && isSameSecret(given, token);
}

/** Pages of other sites can send requests to this machine, also by a name of their own that leads to it: they are refused. */
function isOwn({ headers, method, url = "/" }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return false;
  // Other pages may link to the desk's pages, and nothing else.
  const from = headers["sec-fetch-site"] ?? "none";
  const isVisit = headers["sec-fetch-mode"] === "navigate" && method === "GET" && url.replace(/[?#].*/, "") in pages;
  if (from !== "none" && from !== "same-origin" && !isVisit) return false;
  return origin === undefined ? method === "GET" || method === "HEAD" : origin === `http://${host}`;
}

async function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  root: string,
): Promise<void> {
  // A file that is opened by its address runs nothing, and loads nothing of the desk.
  response.setHeader("content-security-policy", "default-src 'none'; sandbox");
  if (path === "/") return send(response, 200, JSON.stringify([{ name: "content", isFolder: true }]), ".json");
  const file = findFile(path, root);
  const refuse = () => send(response, 403, "The desk changes only texts and pictures of the content.");
  if (!file) return refuse();
  if (request.method === "PUT") {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) return refuse();
    const sent = await readAll(request);
    if (!sent) return send(response, 413, "This file is larger than 20 MB.");
    const isText = file.endsWith(".md");
    const picture = isText ? sent : await stripMetadata(sent).catch(() => undefined);
    if (!picture) return send(response, 422, "This picture cannot be read. Save it again, then upload it.");
    // Last: nothing is awaited between this look and the write.
    if (!isAsKnown(file, request.headers)) {
      const mine = isText ? writeInto(file, root, sent.toString("utf8")) : undefined;
      return send(response, 412, JSON.stringify({ problem: changedElsewhere, mine }), ".json");
    }
    const errors = isText ? saveContent(file, root, sent.toString("utf8")) : writeWhole(file, picture) ? [] : undefined;
    if (!errors) return refuse();
    response.setHeader("etag", getVersion(readFileSync(file)));
    return send(response, 200, JSON.stringify({ errors }), ".json");
  }
  if (request.method === "DELETE") return removeFile(file) ? send(response, 200, "Removed.") : refuse();
  if (!existsSync(file)) return send(response, 404, "Not found.");
  if (statSync(file).isDirectory()) return send(response, 200, JSON.stringify(listFolder(file)), ".json");
  return sendFile(response, file);
}

/** @returns `undefined` for too much. It is read to its end, because who sends it listens only then. */
async function readAll(request: IncomingMessage): Promise<Buffer | undefined> {
  const sent = await buffer(request);
  return sent.length > largestFile ? undefined : sent;
}

function send(response: ServerResponse, status: number, body: string, type = ".md"): void {
  response.writeHead(status, getHeaders(type)).end(body);
}

function sendFile(response: ServerResponse, file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    send(response, 404, "Not found.");
    return;
  }
  const content = readFileSync(file);
  response
    .writeHead(200, {
      ...getHeaders(extname(file)),
      "last-modified": stats.mtime.toUTCString(),
      etag: getVersion(content),
      "content-length": content.length,
    })
    .end(content);
}
