// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** `isFinal`: no smaller bytes will follow. @typedef {{ bytes: Buffer, isFinal: boolean }} Compressed */
/** @typedef {keyof typeof encodings} Encoding */

/** Larger bodies are compressed for each request. In bytes. */
const largestKept = 1024 * 1024;

/** How much is kept of each encoding, with the bodies. In bytes. */
const maxKept = 12 * 1024 * 1024;

/** @param {number} quality From 0 to 11, which takes fifty times as long as 5 and saves a tenth. */
const brotli = (quality) => (/** @type {Buffer} */ body) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const encodings = {
  br: { compress: brotli(5), compressBest: brotli(11), kept: keepBodies() },
  gzip: { compress: promisify(gzip), compressBest: undefined, kept: keepBodies() },
};

/**
 * Compressed bodies, by the body itself: a shorter key could be forged for another page.
 * @returns {LRUCache<string, Compressed>}
 */
function keepBodies() {
  return new LRUCache({ maxSize: maxKept, sizeCalculation: ({ bytes }, body) => bytes.length + body.length });
}

/** How many bodies wait to be compressed once more at the most, so that strangers cannot fill the memory. */
const mostWaiting = 20;

/** One after the other: compressing and reading files share a few threads. */
let best = Promise.resolve();
let waiting = 0;

/**
 * Compresses a body, or finds the bytes of an earlier time. What is asked for a second time is compressed once more, as
 * small as possible, while the faster bytes are used.
 * @param {Buffer} body
 * @param {Encoding} encoding
 * @returns {Promise<Buffer>}
 */
export async function compressBody(body, encoding) {
  const { compress, compressBest, kept } = encodings[encoding];
  if (body.length > largestKept) return compress(body);
  const key = body.toString("latin1");
  const known = kept.get(key);
  if (!known) {
    const bytes = await compress(body);
    kept.set(key, { bytes, isFinal: !compressBest });
    return bytes;
  }
  // With too many before it, it is left for a later request.
  if (compressBest && !known.isFinal && waiting < mostWaiting) {
    known.isFinal = true;
    waiting += 1;
    const improve = async () => {
      const bytes = await compressBest(body);
      if (bytes.length < known.bytes.length) kept.set(key, { bytes, isFinal: true });
    };
    best = best
      .then(improve)
      .catch(() => undefined)
      .finally(() => (waiting -= 1));
  }
  return known.bytes;
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
