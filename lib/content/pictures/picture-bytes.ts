/**
 * What is missing from a truncated picture, as while it is being copied; `undefined` if it is complete. Does not
 * decode the picture, only looks for its end: JPEG (ITU T.81, B.1.1.3), PNG (11.2.5), WebP (RFC 9649, 2.4), AVIF (ISO
 * 14496-12, 4.2).
 */
export function findTruncation(bytes: Buffer, type: string): string | undefined {
  // Cameras append data after the end of the picture.
  if (type === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0 ? undefined : "its end mark is missing.";
  if (type === "png") return bytes.includes("IEND") ? undefined : "its last chunk is missing.";
  if (type === "webp") return missing(bytes.length, bytes.readUInt32LE(4) + 8);
  if (type === "avif") return missing(bytes.length, endOfBoxes(bytes));
  return bytes.includes("</svg>") || /<svg[^>]*\/>\s*$/.test(bytes.toString("utf8")) ? undefined : "it has no </svg>.";
}

function missing(there: number, said: number): string | undefined {
  return there >= said ? undefined : `it has ${there} bytes and says ${said}.`;
}

/** End of the last box, by the sizes that the boxes state. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0 means to the end of the file. 1 means a 64-bit size, which no picture within the size limit needs.
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
  // References to parts of the drawing and to embedded pictures are allowed.
  /(?:href|src)\s*=\s*(?:"\s*(?!#|data:image\/(?:png|jpeg|webp);)|'\s*(?!#|data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
  /url\(\s*["']?\s*(?!#)[^\s)]/i,
];

/** Whether an SVG could run script or load anything. Decodes character references as browsers do. */
export function isUnsafeDrawing(svg: string): boolean {
  const plain = svg
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex, dec) => codePoint(hex ? Number.parseInt(hex, 16) : +dec))
    .replace(/&(?:Tab|NewLine);/g, "");
  return unsafe.some((pattern) => pattern.test(plain));
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
