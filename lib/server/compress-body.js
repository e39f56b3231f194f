// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** `isFinal`: no smaller bytes will follow. @typedef {{ bytes: Buffer, isFinal: boolean }} Compressed */
/** @typedef {keyof typeof encodings} Encoding */

/** Larger bodies are compressed for each request. In bytes. */
const largestKept = 1024 * 1024;

/** How much is kept of each encoding. In bytes. */
const maxKept = 6 * 1024 * 1024;

/** @param {number} quality From 0 to 11, which takes fifty times as long as 5 and saves a tenth. */
const brotli = (quality) => (/** @type {Buffer} */ body) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const encodings = {
  br: { compress: brotli(5), compressBest: brotli(11), ...keepBodies() },
  gzip: { compress: promisify(gzip), compressBest: undefined, ...keepBodies() },
};

/** Compressed bodies, and those that are being compressed, by the SHA-256 of what they were: nobody can forge another's. */
function keepBodies() {
  /** @type {LRUCache<string, Compressed>} */
  const kept = new LRUCache({ maxSize: maxKept, sizeCalculation: ({ bytes }) => bytes.length });
  /** @type {Map<string, Promise<Buffer>>} */
  const running = new Map();
  return { kept, running };
}

/** How many bodies wait to be compressed once more at the most, so that strangers cannot fill the memory. */
const mostWaiting = 20;

/** One after the other: compressing and reading files share a few threads. */
let best = Promise.resolve();
let waiting = 0;

/**
 * Compresses a body, or finds the bytes of an earlier time; readers who ask at the same time share them. What is asked for
 * a second time is compressed once more, as small as possible, while the faster bytes are used.
 * @param {Buffer} body
 * @param {string} digest SHA-256 of the body.
 * @param {Encoding} encoding
 * @returns {Promise<Buffer>}
 */
export function compressBody(body, digest, encoding) {
  const { compress, kept, running } = encodings[encoding];
  if (body.length > largestKept) return compress(body);
  const known = kept.get(digest);
  if (known) {
    improve(known, body, encoding);
    return Promise.resolve(known.bytes);
  }
  const begun = running.get(digest);
  if (begun) return begun;
  const first = compress(body)
    .then((bytes) => {
      kept.set(digest, { bytes, isFinal: false });
      return bytes;
    })
    .finally(() => running.delete(digest));
  running.set(digest, first);
  return first;
}

/**
 * Compresses a body as small as possible, once. With too many before it, that is left for a later request.
 * @param {Compressed} known Gets the smaller bytes.
 * @param {Buffer} body
 * @param {Encoding} encoding
 */
function improve(known, body, encoding) {
  const { compressBest } = encodings[encoding];
  if (!compressBest || known.isFinal || waiting >= mostWaiting) return;
  known.isFinal = true;
  waiting += 1;
  best = best
    .then(async () => {
      const bytes = await compressBest(body);
      if (bytes.length < known.bytes.length) known.bytes = bytes;
    })
    .catch(() => undefined)
    .finally(() => (waiting -= 1));
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
