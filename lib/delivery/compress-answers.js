// @ts-check
import { chooseEncoding, compressBody } from "./compress-body.js";

/** @typedef {import("node:http").ServerResponse} Answer */
/** @typedef {import("node:http").IncomingMessage} Request */

/** Smaller bodies are sent as they are. In bytes. */
const smallest = 1024;

const compressible = /^text\/|[/+](?:javascript|json|manifest\+json|x-ndjson|xml)\b/;

/**
 * Compresses an answer, instead of Next.js, which would compress each page anew for each reader
 * (docs/decisions/058-what-a-server-needs.md). Collects the body first: no answer of this site is streamed.
 * @param {Request} request
 * @param {Answer} answer Nothing of it may have been sent.
 */
export function compressAnswer(request, answer) {
  const { write, end, flushHeaders } = answer;
  /** @type {Uint8Array[]} */
  const pieces = [];
  /** Set at the first piece, when the headers are known: `null` is none. @type {ReturnType<typeof chooseEncoding> | null} */
  let encoding;
  const decide = () => {
    if (encoding === undefined)
      encoding = (mayCompress(answer, request) && chooseEncoding(request.headers["accept-encoding"])) || null;
    return encoding;
  };

  answer.flushHeaders = () => void (decide() ?? flushHeaders.call(answer));
  answer.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...args) => {
      if (!decide()) return /** @type {any} */ (write).apply(answer, args);
      pieces.push(toBytes(args));
      const done = args.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return true;
    }
  );
  answer.end = /** @type {typeof end} */ (
    (/** @type {any[]} */ ...args) => {
      const chosen = decide();
      if (hasBody(args) && chosen) pieces.push(toBytes(args));
      if (!chosen || pieces.length === 0) return /** @type {any} */ (end).apply(answer, args);
      // From now on, as if the answer had ended: Node refuses more, or sends another one.
      Object.assign(answer, { write, end, flushHeaders });
      void send(
        Buffer.concat(pieces),
        chosen,
        args.find((one) => typeof one === "function"),
      );
      return answer;
    }
  );

  /** @param {Buffer} body @param {NonNullable<typeof encoding>} chosen @param {(() => void) | undefined} done */
  async function send(body, chosen, done) {
    const bytes = body.length < smallest ? undefined : await compressBody(body, chosen).catch(() => undefined);
    // The reader has left, or something else has answered (lib/http/slow-body.ts).
    if (answer.destroyed || answer.headersSent) return;
    if (bytes) answer.setHeader("content-encoding", chosen);
    answer.setHeader("content-length", (bytes ?? body).length);
    end.call(answer, bytes ?? body, "utf8", done);
  }
}

/** @param {Answer} answer @param {Request} request */
function mayCompress(answer, { method }) {
  if (answer.headersSent || !compressible.test(String(answer.getHeader("content-type")))) return false;
  varyByEncoding(answer);
  const length = answer.getHeader("content-length");
  const isSmall = length !== undefined && Number(length) < smallest;
  return method !== "HEAD" && !isSmall && !answer.hasHeader("content-encoding");
}

/**
 * Says that an answer has a form for each encoding. In one line, because nginx parses the head of a kept page for each reader.
 * @param {Answer} answer
 */
export function varyByEncoding(answer) {
  const others = answer.getHeader("vary");
  if (/accept-encoding/i.test(String(others))) return;
  answer.setHeader("vary", [others ?? [], "Accept-Encoding"].flat().join(", "));
}

/** @param {any[]} args Of `write` or `end`. */
function hasBody([body]) {
  return body !== undefined && body !== null && typeof body !== "function";
}

/** @param {any[]} args Of `write` or `end`. @returns {Uint8Array} */
function toBytes([body, encoding]) {
  if (typeof body !== "string") return body;
  return Buffer.from(body, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8");
}
