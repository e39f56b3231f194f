import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { sha256 } from "../../util/digest";
import type { PictureFile } from "./list-pictures";
import { findTruncation, isUnsafeDrawing } from "./picture-bytes";

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
/** Longest side, in pixels. Decoding a larger picture takes too much memory. */
const longestSide = 8000;

const known = new WeakMap<PictureFile, PictureFacts | string>();

/** Properties of a picture, or a message for the editor why it cannot be shown. Cached for each version of the file. */
export function readPicture(source: PictureFile): PictureFacts | string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const found = read(source);
  known.set(source, found);
  return found;
}

function read({ file, name, size }: PictureFile): PictureFacts | string {
  if (size > mostBytes) return `${name} has ${size} bytes; pictures of up to ${mostBytes} are read.`;
  try {
    const bytes = readFileSync(file);
    const ending = extname(name).slice(1);
    const { width, height, type = "unknown", orientation = 1 } = imageSize(bytes);
    if (type !== ending)
      return `${name} is a picture of type "${type}" by its bytes. Name it so, or save it as ${ending}.`;
    const cut = findTruncation(bytes, ending);
    if (cut) return `${name} is not whole: ${cut} Save it again.`;
    if (ending === "svg" && isUnsafeDrawing(bytes.toString("utf8")))
      return `${name} holds a script, an event handler, a foreignObject, a style import or an outside address. Take it out.`;
    if (Math.max(width, height) > longestSide)
      return `${name} is ${width} × ${height}; no side may be longer than ${longestSide}.`;
    // EXIF orientations from 5 on are rotated by 90 degrees when shown.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { key: getKey(name, ending, bytes), ending, width: w, height: h, bytes: bytes.length };
  } catch {
    return `${name} cannot be read as a picture. Save it again as avif, webp, png, jpg or svg.`;
  }
}

function getKey(name: string, ending: string, bytes: Buffer): string {
  const digest = sha256(bytes).slice(0, 12);
  const last = name.slice(name.lastIndexOf("/") + 1, -ending.length - 1);
  return `${last.slice(0, 100)}-${digest}`;
}
