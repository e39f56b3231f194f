import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { sha256 } from "../../util/digest";
import { memo } from "../../util/memo";
import { isLfsPointer } from "../read/lfs-pointer";
import type { PictureFile } from "./list-pictures";

/** Properties of a picture file. */
export type PictureFacts = {
  /** File name and hash of the bytes: "candy-ai-review-3fa94c01b2d7". Unique for each version of a picture. */
  key: string;
  /** File name extension, which is also its type. */
  ending: string;
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
};

/** Largest file that is read, in bytes. */
const mostBytes = 8_000_000;
/** Largest drawing, in bytes. Its text is searched for what it must not hold. */
const mostBytesOfDrawing = 200_000;
/** Longest side, in pixels. Decoding a larger picture takes too much memory. */
const longestSide = 8000;

/** Properties of a picture, or a message for the editor why it cannot be shown. Cached for each version of the file. */
export const readPicture = memo(({ file, name, size }: PictureFile): PictureFacts | string => {
  if (size > mostBytes) return `${name} has ${size} bytes; pictures of up to ${mostBytes} are read.`;
  try {
    const bytes = readFileSync(file);
    const ending = extname(name).slice(1);
    if (isLfsPointer(bytes)) return `${name} is a pointer of Git LFS, not the picture: run \`git lfs pull\`.`;
    if (ending === "svg" && bytes.length > mostBytesOfDrawing)
      return `${name} has ${bytes.length} bytes; drawings of up to ${mostBytesOfDrawing} are read. Simplify it, or save it as webp.`;
    const { width, height, type = "unknown", orientation = 1 } = imageSize(bytes);
    if (type !== ending)
      return `By its bytes, ${name} is a picture of type "${type}". Rename it, or save it as ${ending}.`;
    const cut = findTruncation(bytes, ending);
    if (cut) return `${name} is incomplete: ${cut} Save it again.`;
    if (ending === "svg" && isUnsafeDrawing(bytes.toString("utf8")))
      return `${name} contains a script, an event handler, a foreignObject, a style import or an outside address. Remove it.`;
    if (Math.max(width, height) > longestSide)
      return `${name} is ${width} × ${height}; no side may be longer than ${longestSide}.`;
    // EXIF orientations from 5 on are rotated by 90 degrees when shown.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { key: getKey(name, ending, bytes), ending, width: w, height: h, bytes: bytes.length };
  } catch {
    return `${name} cannot be read as a picture. Save it again as avif, webp, png, jpg or svg.`;
  }
});

function getKey(name: string, ending: string, bytes: Buffer): string {
  const digest = sha256(bytes).slice(0, 12);
  const last = name.slice(name.lastIndexOf("/") + 1, -ending.length - 1);
  return `${last.slice(0, 100)}-${digest}`;
}

/**
 * What is missing from a truncated picture, as while it is being copied; `undefined` if it is complete. Does not
 * decode the picture, only looks for its end: JPEG (ITU T.81, B.1.1.3), PNG (11.2.5), WebP (RFC 9649, 2.4), AVIF (ISO
 * 14496-12, 4.2).
 */
function findTruncation(bytes: Buffer, type: string): string | undefined {
  // Cameras append data after the end of the picture.
  if (type === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0 ? undefined : "its end mark is missing.";
  if (type === "png") return bytes.includes("IEND") ? undefined : "its last chunk is missing.";
  if (type === "webp") return missing(bytes.length, bytes.readUInt32LE(4) + 8);
  if (type === "avif") return missing(bytes.length, endOfBoxes(bytes));
  const start = bytes.lastIndexOf("<svg");
  const isAlone =
    start >= 0 &&
    bytes.toString("utf8", start).trimEnd().endsWith("/>") &&
    bytes.indexOf(">", start) === bytes.lastIndexOf(">");
  return bytes.lastIndexOf("</svg>") >= 0 || isAlone ? undefined : "it has no </svg>.";
}

function missing(there: number, said: number): string | undefined {
  return there >= said ? undefined : `it has ${there} bytes, but states ${said}.`;
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
  /<\?xml-stylesheet/i,
  /@import/i,
  // References to parts of the drawing and to embedded pictures are allowed.
  /(?:href|src)\s*=\s*(?:"\s*(?!#|data:image\/(?:png|jpeg|webp);)|'\s*(?!#|data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
  /url\(\s*(?:["']\s*)?[^\s"'#)]/i,
];

/** Whether an SVG could run script or load anything. Decodes character references as browsers do. */
export function isUnsafeDrawing(svg: string): boolean {
  const plain = svg
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex, dec) => codePoint(hex ? Number.parseInt(hex, 16) : +dec))
    .replace(/&(?:Tab|NewLine);/g, "");
  const lower = plain.toLowerCase();
  return lower.includes("<!doctype") || lower.includes("<!entity") || unsafe.some((pattern) => pattern.test(plain));
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
