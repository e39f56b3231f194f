import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import type { PictureFile } from "./list-pictures";
import { findTruncation, isUnsafeDrawing } from "./picture-bytes";

/** What the bytes of a picture say. */
export type PictureFacts = {
  /** Its name and a digest of its bytes: "candy-ai-review-3fa94c01b2d7". Another picture has another key. */
  key: string;
  /** Ending of its name, which is its type too. */
  ending: string;
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
};

/** Larger ones are not read, in bytes. */
const mostBytes = 8_000_000;
/** Side beyond which decoding takes memory that a server has not, in pixels. */
const longestSide = 8000;

const known = new WeakMap<PictureFile, PictureFacts | string>();

/** What a version of a picture is, or in words for an editor why it cannot be shown. Each version is read once. */
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
    // From 5 on a photograph lies on its side and is turned when it is shown.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { key: keyOf(name, ending, bytes), ending, width: w, height: h, bytes: bytes.length };
  } catch {
    return `${name} cannot be read as a picture. Save it again as avif, webp, png, jpg or svg.`;
  }
}

function keyOf(name: string, ending: string, bytes: Buffer): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const last = name.slice(name.lastIndexOf("/") + 1, -ending.length - 1);
  return `${last.slice(0, 100)}-${digest}`;
}
