// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** @typedef {keyof typeof encodings} Encoding */

/** Larger bodies are compressed for each request. In bytes. */
const largestKept = 1024 * 1024;

/** How much is kept of each encoding. In bytes. */
const maxKept = 6 * 1024 * 1024;

/** Of 11 steps, those above take many times as long, and save a tenth at most. @param {Buffer} body */
const brotli = (body) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const encodings = {
  br: { compress: brotli, kept: keepBodies(brotli) },
  gzip: { compress: promisify(gzip), kept: keepBodies(promisify(gzip)) },
};

/**
 * Compressed bodies, and those that are being compressed, by the SHA-256 of what they were: nobody can forge another's.
 * @param {(body: Buffer) => Promise<Buffer>} compress
 * @returns {LRUCache<string, Buffer, Buffer>}
 */
function keepBodies(compress) {
  return new LRUCache({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_digest, _former, { context }) => compress(context),
    // A body that others push out meanwhile is wanted by whoever asked.
    ignoreFetchAbort: true,
  });
}

/**
 * Compresses a body, or finds the bytes of an earlier time; readers who ask at the same time share them.
 * @param {Buffer} body
 * @param {string} digest SHA-256 of the body.
 * @param {Encoding} encoding
 * @returns {Promise<Buffer>}
 */
export function compressBody(body, digest, encoding) {
  const { compress, kept } = encodings[encoding];
  return body.length > largestKept ? compress(body) : kept.forceFetch(digest, { context: body });
}

/**
 * Brotli, or gzip; `undefined` for neither (RFC 9110, section 12.5.3).
 * @param {string | string[] | undefined} header Accept-Encoding.
 * @returns {Encoding | undefined}
 */
export function chooseEncoding(header) {
  const accepted = new Set(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : undefined;
}
