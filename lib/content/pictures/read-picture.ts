import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { sha256 } from "../../util/digest";
import { memo } from "../../util/memo";
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
const mostBytesRead = 8_000_000;
/** Longest side, in pixels. Decoding a larger picture takes too much memory. */
const longestSide = 8000;

/** Properties of a picture, or a message for the editor why it cannot be shown. Cached for each version of the file. */
export const readPicture = memo(({ file, name, size }: PictureFile): PictureFacts | string => {
  if (size > mostBytesRead) return `${name} has ${size} bytes; pictures of up to ${mostBytesRead} are read.`;
  try {
    const bytes = readFileSync(file);
    const ending = extname(name).slice(1);
    const { width, height, type = "unknown", orientation = 1 } = imageSize(bytes);
    if (type !== ending)
      return `By its bytes, ${name} is a picture of type "${type}". Rename it, or save it as ${ending}.`;
    const cut = findTruncation(bytes, ending);
    if (cut) return `${name} is incomplete: ${cut} Save it again.`;
    if (Math.max(width, height) > longestSide)
      return `${name} is ${width} × ${height}; no side may be longer than ${longestSide}.`;
    // EXIF orientations from 5 on are rotated by 90 degrees when shown.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { key: getKey(name, ending, bytes), ending, width: w, height: h, bytes: bytes.length };
  } catch {
    return `${name} cannot be read as a picture. Save it again as avif, webp, png or jpg.`;
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
  return missing(bytes.length, endOfBoxes(bytes));
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

/** Use of a picture. Each has rules of its own for shape and size. */
export type PictureRole = "cover" | "portrait" | "icon" | "text";

/**
 * Least widths in pixels. Covers are shown at up to 1200, portraits at up to 160, icons at up to 64 (docs/editors/content-guide.md,
 * "Pictures").
 */
export const coverWidth = 1200;
export const portraitWidth = 320;
export const iconWidth = 192;
/** Allowed deviation of the aspect ratio, as a fraction. */
const tolerance = 0.02;
/** In bytes. Readers get smaller variants; the file itself goes to feeds, link previews and search engines. */
export const mostBytes: Record<PictureRole, number> = {
  cover: 300_000,
  portrait: 150_000,
  icon: 60_000,
  text: 500_000,
};

/** The role of a picture, by the name of its field. */
export function getRole(field: PropertyKey | undefined): PictureRole {
  if (field === "coverImage") return "cover";
  if (field === "icon") return "icon";
  return field === "avatar" || field === "avatarUrl" || field === "image" ? "portrait" : "text";
}

/** Message for the editor if a picture does not fit its role; `undefined` if it does. */
export function checkPictureFile({ width, height, bytes }: PictureFacts, role: PictureRole): string | undefined {
  const size = `This picture is ${width} × ${height}`;
  if (bytes > mostBytes[role])
    return `This picture weighs ${Math.round(bytes / 1000)} KB; here at most ${mostBytes[role] / 1000} KB. Save it smaller.`;
  if (role === "text") return undefined;
  const named = role === "icon" ? "an icon" : `a ${role}`;
  const square = role === "icon" ? iconWidth : portraitWidth;
  const [ratio, shape, least] = role === "cover" ? [16 / 9, "16 to 9", coverWidth] : [1, "square", square];
  if (Math.abs(width / height / ratio - 1) > tolerance)
    return `${size}; ${named} is ${shape}, like ${least} × ${Math.round(least / ratio)}.`;
  if (width < least) return `${size}; ${named} is at least ${least} pixels wide.`;
  return undefined;
}
