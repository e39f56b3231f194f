// @ts-check
import { subscribe } from "node:diagnostics_channel";
import { errorPage } from "./error-page.js";
import { everywhere } from "./security-headers.js";
import { emptyPolicy, errorPagePolicy } from "./security-policy.js";

/** @typedef {import("node:http").ServerResponse} Answer */

/**
 * Sees to what Next leaves out of some of its answers, at the one place that all of them pass: the headers of the contract
 * on redirects and refusals, a policy, a page where one could not be made, an ETag that is true of every encoding. It is a
 * second net: where the host has a server of its own, the rules in next.config.ts hold.
 */
export function finishAnswers() {
  subscribe("http.server.request.start", (message) => finish(/** @type {{ response: Answer }} */ (message).response));
}

/** @param {Answer} answer Of which nothing has been sent. */
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
      if (isReplaced) announceErrorPage(answer);
      finishHeaders(answer, status);
      return writeHead.call(answer, status, ...others);
    }
  );
  // Only an error is looked at before its first byte: what is ended at once gets its length from Node.
  const look = () => void (answer.statusCode === 500 && !answer.headersSent && answer.writeHead(500));
  answer.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...args) => {
      look();
      if (!isReplaced) return /** @type {any} */ (write).apply(answer, args);
      const done = args.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return true;
    }
  );
  answer.end = /** @type {typeof end} */ (
    (/** @type {any[]} */ ...args) => {
      look();
      return isReplaced ? end.call(answer, errorPage, "utf8") : /** @type {any} */ (end).apply(answer, args);
    }
  );
}

/** Next's answer where a page could not be made, an empty page or two words; an answer of our own carries a policy. @param {Answer} answer @param {number} status */
function isEmptyErrorPage(answer, status) {
  const type = answer.getHeader("content-type");
  return (
    status === 500 &&
    !answer.hasHeader("content-security-policy") &&
    (type === undefined || /^text\/(html|plain)\b/.test(String(type)))
  );
}

/** @param {Answer} answer */
function announceErrorPage(answer) {
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
  // The same for the plain text, gzip and brotli, which differ byte for byte (RFC 9110, section 8.8.3).
  if (typeof etag === "string" && etag.startsWith('"')) answer.setHeader("etag", `W/${etag}`);
  // As on the answer that it stands for (RFC 9110, section 15.4.5).
  if (status === 304 && !/accept-encoding/i.test(String(answer.getHeader("vary")))) {
    answer.appendHeader("vary", "Accept-Encoding");
  }
}
