/** Looks into the bytes of pictures, without decoding them. */

/**
 * What is missing of a picture that was cut off, as happens while it is being copied; `undefined` where nothing is.
 * The end of each type as its specification has it: JPEG (ITU T.81, B.1.1.3), PNG (11.2.5), WebP (RFC 9649, 2.4),
 * AVIF (ISO 14496-12, 4.2).
 */
export function findTruncation(bytes: Buffer, type: string): string | undefined {
  // Cameras put data of their own after the end of the picture.
  if (type === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0 ? undefined : "its end mark is missing.";
  if (type === "png") return bytes.includes("IEND") ? undefined : "its last chunk is missing.";
  if (type === "webp") return missing(bytes.length, bytes.readUInt32LE(4) + 8);
  if (type === "avif") return missing(bytes.length, endOfBoxes(bytes));
  return bytes.includes("</svg>") || /<svg[^>]*\/>\s*$/.test(bytes.toString("utf8")) ? undefined : "it has no </svg>.";
}

function missing(there: number, said: number): string | undefined {
  return there >= said ? undefined : `it has ${there} bytes and says ${said}.`;
}

/** Where the boxes of a file end by their own sizes. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0 means to the end of the file; 1, a size of 64 bits, has no place in a picture of the size that is read.
    if (size < 8) return size === 0 ? bytes.length : Number.POSITIVE_INFINITY;
    at += size;
  }
  return at;
}

const unsafe = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /(?:javascript|vbscript)\s*:/i,
  /<!(?:ENTITY|DOCTYPE[^>]*\[)/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  // References may lead to parts of the drawing and to data in it; namespaces are names, not addresses.
  /(?:href|src)\s*=\s*(?:"\s*(?!#|data:image\/(?:png|jpeg|webp);)|'\s*(?!#|data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
  /url\(\s*["']?\s*(?!#)[^\s)]/i,
];

/** Whether a drawing could run or load anything. Character references are read as browsers read them. */
export function isUnsafeDrawing(svg: string): boolean {
  const plain = svg
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex, dec) => codePoint(hex ? Number.parseInt(hex, 16) : +dec))
    .replace(/&(?:Tab|NewLine);/g, "");
  return unsafe.some((pattern) => pattern.test(plain));
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
