// @ts-check
import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import { compressAnswer, varyByEncoding } from "./compress-answers.js";
import { errorPage } from "./error-page.js";
import { everywhere } from "./security-headers.js";
import { emptyPolicy, errorPagePolicy } from "./security-policy.js";

/** @typedef {import("node:http").ServerResponse} Answer */
/** @typedef {import("node:http").IncomingMessage} Request */

/**
 * Adds to every response of this Node server what Next leaves out of some: the security headers and a policy on
 * redirects and errors, a page for an error 500, and an ETag that is valid for every encoding; and compresses it. On hosts
 * with a server of their own, only the rules in next.config.ts apply.
 */
export function finishAnswers() {
  /** @type {WeakSet<Answer>} */
  const prepared = new WeakSet();
  /** @param {Request} request @param {Answer} answer */
  const prepare = (request, answer) => {
    prepared.add(answer);
    finish(answer);
    compressAnswer(request, answer);
  };
  subscribe("http.server.request.start", (message) => {
    const { request, response } = /** @type {{ request: Request, response: Answer }} */ (message);
    prepare(request, response);
  });
  // The server listens before this runs. What it has been asked meanwhile waits in Next, and is answered from now on.
  const methods = /** @type {any} */ (ServerResponse.prototype);
  for (const name of ["writeHead", "write", "end", "flushHeaders"]) {
    const original = methods[name];
    methods[name] = /** @this {Answer & Record<string, any>} @param {any[]} args */ function (...args) {
      if (prepared.has(this) || this.headersSent || !this.socket) return original.apply(this, args);
      prepare(this.req, this);
      return this[name](...args);
    };
  }
}

/** @param {Answer} answer No header of it may have been sent. */
export function finish(answer) {
  const { writeHead, write, end } = answer;
  let isReplaced = false;

  answer.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {number} */ status, /** @type {any[]} */ ...others) => {
      const given = others.at(-1);
      if (typeof given === "object" && !Array.isArray(given)) {
        for (const [name, value] of Object.entries(others.pop() ?? {})) answer.setHeader(name, value);
      }
      isReplaced = isEmptyErrorPage(answer, status);
      if (isReplaced) setErrorPageHeaders(answer);
      finishHeaders(answer, status);
      return writeHead.call(answer, status, ...others);
    }
  );
  // Only an error needs its headers before the first byte. Others are left to Node, which computes the content length.
  const inspect = () => void (answer.statusCode === 500 && !answer.headersSent && answer.writeHead(500));
  answer.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...args) => {
      inspect();
      if (!isReplaced) return /** @type {any} */ (write).apply(answer, args);
      const done = args.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return true;
    }
  );
  answer.end = /** @type {typeof end} */ (
    (/** @type {any[]} */ ...args) => {
      inspect();
      return isReplaced ? end.call(answer, errorPage, "utf8") : /** @type {any} */ (end).apply(answer, args);
    }
  );
}

/**
 * Whether this is Next's own answer to an error, an empty page or two words. Our own error pages have a policy.
 * @param {Answer} answer @param {number} status
 */
function isEmptyErrorPage(answer, status) {
  const type = answer.getHeader("content-type");
  return (
    status === 500 &&
    !answer.hasHeader("content-security-policy") &&
    (type === undefined || /^text\/(html|plain)\b/.test(String(type)))
  );
}

/** @param {Answer} answer */
function setErrorPageHeaders(answer) {
  for (const name of ["content-encoding", "transfer-encoding", "etag", "link"]) answer.removeHeader(name);
  if (!answer.hasHeader("cache-control")) answer.setHeader("cache-control", "no-store");
  answer.setHeader("content-type", "text/html; charset=utf-8");
  answer.setHeader("content-length", Buffer.byteLength(errorPage));
  answer.setHeader("content-security-policy", errorPagePolicy);
}

/** @param {Answer} answer @param {number} status */
function finishHeaders(answer, status) {
  for (const [name, value] of Object.entries(everywhere)) if (!answer.hasHeader(name)) answer.setHeader(name, value);
  if (!answer.hasHeader("content-security-policy")) answer.setHeader("content-security-policy", emptyPolicy);
  const etag = answer.getHeader("etag");
  // Identity, gzip and brotli share the tag but differ in bytes, so it must be weak (RFC 9110, section 8.8.3).
  if (typeof etag === "string" && etag.startsWith('"')) answer.setHeader("etag", `W/${etag}`);
  // A 304 has the `Vary` of the 200 that it replaces (RFC 9110, section 15.4.5).
  if (status === 304) varyByEncoding(answer);
}
