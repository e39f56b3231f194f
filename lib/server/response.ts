import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { queryPageAt } from "../addresses/page-addresses";
import { deliverPage, keyHeader } from "../cache/deliver-page.js";
import { emptyPolicy, errorPagePolicy } from "../cache/security-policy.js";
import { matchesEtag, weakEtag } from "../http/etag";
import { plainPage } from "../http/plain-page";
import { getSecurityHeaders } from "../http/security-headers";
import { isStopping } from "../runtime/stopping";
import { sha256 } from "../util/digest";
import { chooseEncoding, compressBody } from "./compress-body.js";
import { rememberResponse } from "./kept-responses";

/** Smaller bodies are sent as they are. In bytes. */
const smallest = 1024;

const compressible = /^text\/|[/+](?:javascript|json|manifest\+json|x-ndjson|xml)\b/;

type Done = (error?: Error | null) => void;

/**
 * Node's response, finished on its way out: it gets the headers of its address, a policy, and an ETag that is valid for every
 * encoding, with which a reader who has the body already gets a 304; an error 500 without words gets a page; a page that
 * shows what a query asks is delivered as others are when they are kept; and what can be compressed is. Node makes one for
 * each request (`createServer({ ServerResponse: SiteResponse })`).
 *
 * It collects a text before it changes it, because no response of this site is streamed. One digest is its ETag and the
 * key of its compressed bytes; Next.js would hash and compress each page again for each reader.
 */
export class SiteResponse extends ServerResponse {
  /** The address that is answered, without its query; and the query, without its question mark. */
  path = "/";
  query = "";
  /** What becomes of the body; decided at its first piece, when the headers are known. */
  #fate: "sent" | "collected" | "replaced" | undefined;
  #encoding: "br" | "gzip" | undefined;
  #isQueryPage = false;
  #pieces: Uint8Array[] = [];

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    given?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const headers = typeof reason === "object" ? reason : given;
    if (headers && !Array.isArray(headers))
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    if (isEmptyErrorPage(this, status)) {
      this.#fate = "replaced";
      setErrorPageHeaders(this);
    }
    finishHeaders(this, status);
    // A proxy may keep a connection open for hours.
    if (isStopping()) this.shouldKeepAlive = false;
    const list = Array.isArray(headers) ? headers : undefined;
    return typeof reason === "string" ? super.writeHead(status, reason, list) : super.writeHead(status, list);
  }

  override flushHeaders(): void {
    if (this.#decide() === "sent") super.flushHeaders();
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    const fate = this.#decide();
    const callback = typeof encoding === "function" ? encoding : done;
    const charset = typeof encoding === "string" ? encoding : "utf8";
    if (fate === "sent") return super.write(chunk, charset, callback);
    if (fate === "collected") this.#pieces.push(toBytes(chunk, charset));
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    const fate = this.#decide();
    const callback = [chunk, encoding, done].find((one): one is () => void => typeof one === "function");
    const body = typeof chunk === "function" ? undefined : (chunk ?? undefined);
    const charset = typeof encoding === "string" ? encoding : "utf8";
    if (fate === "replaced") return super.end(errorPage, "utf8", callback);
    if (fate === "sent") return super.end(body, charset, callback);
    if (body !== undefined) this.#pieces.push(toBytes(body, charset));
    // From now on, as if the response had ended: Node refuses more, or sends another one.
    this.#fate = "sent";
    if (this.#pieces.length === 0) return super.end(callback);
    void this.#send(Buffer.concat(this.#pieces), callback);
    return this;
  }

  #decide(): "sent" | "collected" | "replaced" {
    // Only an error needs its headers before the first byte. Others are left to Node, which computes the content length.
    if (this.statusCode === 500 && !this.headersSent) this.writeHead(500);
    if (this.#fate === undefined) {
      this.#encoding = mayCompress(this) ? chooseEncoding(this.req.headers["accept-encoding"]) : undefined;
      this.#isQueryPage = isQueryPage(this);
      this.#fate = this.#encoding || this.#isQueryPage || getsEtag(this) ? "collected" : "sent";
    }
    return this.#fate;
  }

  async #send(collected: Buffer, done?: () => void): Promise<void> {
    rememberResponse(this, collected);
    const body = this.#isQueryPage ? deliverQueryPage(this, collected) : collected;
    const digest = sha256(body, "base64url");
    if (getsEtag(this)) {
      const etag = weakEtag(digest);
      this.setHeader("etag", etag);
      if (matchesEtag(this.req.headers["if-none-match"], etag)) return this.#sendNothing(done);
    }
    const encoding = body.length < smallest ? undefined : this.#encoding;
    const bytes = encoding && (await compressBody(body, digest, encoding).catch(() => undefined));
    // The reader has left, or something else has answered (lib/server/repair-request.ts).
    if (this.destroyed || this.headersSent) return;
    if (encoding && bytes) this.setHeader("content-encoding", encoding);
    this.setHeader("content-length", (bytes ?? body).length);
    super.end(bytes ?? body, "utf8", done);
  }

  /** Answers a reader who has this body already (RFC 9110, section 15.4.5). */
  #sendNothing(done?: () => void): void {
    this.statusCode = 304;
    for (const name of ["content-type", "content-length"]) this.removeHeader(name);
    super.end(done);
  }
}

/** Whether this is Next's own response to an error, an empty page or two words. Forms answer for themselves. */
function isEmptyErrorPage(response: SiteResponse, status: number): boolean {
  const type = response.getHeader("content-type");
  return (
    status === 500 &&
    !response.path.startsWith("/api/") &&
    (type === undefined || /^text\/(html|plain)\b/.test(String(type)))
  );
}

function setErrorPageHeaders(response: SiteResponse): void {
  for (const name of ["content-encoding", "transfer-encoding", "etag", "link"]) response.removeHeader(name);
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-store");
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(errorPage));
  response.setHeader("content-security-policy", errorPagePolicy);
}

function finishHeaders(response: SiteResponse, status: number): void {
  response.removeHeader(keyHeader);
  for (const [name, value] of Object.entries(getSecurityHeaders(response.path)))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (!response.hasHeader("content-security-policy")) response.setHeader("content-security-policy", emptyPolicy);
  // Browsers may keep these for a year: their addresses contain their hash (next.config.ts).
  if (response.path.startsWith("/scripts/") && (status === 200 || status === 304))
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
  const etag = response.getHeader("etag");
  // Identity, gzip and brotli share the tag but differ in bytes, so it must be weak (RFC 9110, section 8.8.3).
  if (typeof etag === "string" && etag.startsWith('"')) response.setHeader("etag", `W/${etag}`);
  // A 304 has the `Vary` of the 200 that it replaces (RFC 9110, section 15.4.5).
  if (status === 304) varyByEncoding(response);
}

function mayCompress(response: SiteResponse): boolean {
  if (response.headersSent || !compressible.test(String(response.getHeader("content-type")))) return false;
  varyByEncoding(response);
  const length = response.getHeader("content-length");
  const isSmall = length !== undefined && Number(length) < smallest;
  return response.req.method !== "HEAD" && !isSmall && !response.hasHeader("content-encoding");
}

/** Whether this is a page, for which nothing has said yet how a reader who asks again can name it. Texts for crawlers do. */
function getsEtag(response: SiteResponse): boolean {
  return (
    response.statusCode === 200 &&
    /^(?:GET|HEAD)$/.test(response.req.method ?? "") &&
    !response.headersSent &&
    !response.hasHeader("etag") &&
    /^text\/(?:html|x-component)\b/.test(String(response.getHeader("content-type"))) &&
    !/no-store/.test(String(response.getHeader("cache-control")))
  );
}

/** Says that a response has a form for each encoding. In one line, because nginx parses the head of a kept page for each reader. */
function varyByEncoding(response: SiteResponse): void {
  const others = response.getHeader("vary");
  if (/accept-encoding/i.test(String(others))) return;
  response.setHeader("vary", [others ?? [], "Accept-Encoding"].flat().join(", "));
}

function toBytes(chunk: unknown, encoding: BufferEncoding): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk), encoding);
}

/**
 * What is sent when rendering a page has failed. It depends on no content, no React and no script: Next's own response is an
 * empty page that its scripts fill.
 */
const errorPage = plainPage({
  title: "This page could not be shown",
  main: `<h1>This page could not be shown</h1>
<p>Something went wrong on our side. Trying again often helps.</p>
<p><a href="">Try again</a></p>
<p><a href="/">Return to Homepage</a></p>
`,
});

/** Whether this is a page that Next.js has rendered for this request, and that has not passed the page cache. */
function isQueryPage(response: SiteResponse): boolean {
  return (
    queryPageAt(response.path) !== undefined &&
    /no-store/.test(String(response.getHeader("cache-control"))) &&
    /^text\/html\b/.test(String(response.getHeader("content-type")))
  );
}

/**
 * Finishes a page that shows what a query asks as the page cache finishes all others: defers its scripts and adds the time for
 * which shared caches may keep it. Asked with `_rsc`, the response is what React hydrates the page
 * from: Next.js itself answers that with data for a navigation, from which a page cannot be hydrated.
 * @returns What is sent instead.
 */
function deliverQueryPage(response: SiteResponse, page: Buffer): Buffer {
  const { html, data, headers } = deliverPage({ html: page.toString() }, { path: response.path, isQueryPage: true });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  const isData = data !== undefined && new URLSearchParams(response.query).has("_rsc");
  if (isData) response.setHeader("content-type", "text/x-component");
  return Buffer.from(isData ? data : html);
}
