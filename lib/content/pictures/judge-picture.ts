import type { PictureFacts } from "./read-picture";

/** What a picture is there for, which decides what it has to be like. */
export type PictureRole = "cover" | "portrait" | "text";

/** Covers are shown 16 to 9, up to 1200 pixels wide; portraits square, up to 160 (docs/content-guide.md, "Pictures"). */
const coverWidth = 1200;
const portraitWidth = 320;
/** How far a shape may be off, as a share. */
const tolerance = 0.02;
/** Readers get smaller versions; the file itself goes to feeds, previews and search engines. In bytes. */
const mostBytes: Record<PictureRole, number> = { cover: 300_000, portrait: 150_000, text: 500_000 };

/** The role that a field's name gives its picture. */
export function roleOf(field: PropertyKey | undefined): PictureRole {
  if (field === "coverImage") return "cover";
  return field === "avatar" || field === "avatarUrl" || field === "image" ? "portrait" : "text";
}

/** Why a picture does not fit its place, in words for an editor; `undefined` where it does. */
export function judgePicture({ width, height, bytes, ending }: PictureFacts, role: PictureRole): string | undefined {
  const size = `This picture is ${width} × ${height}`;
  if (bytes > mostBytes[role])
    return `This picture weighs ${Math.round(bytes / 1000)} KB; here at most ${mostBytes[role] / 1000} KB. Save it smaller.`;
  if (role === "text") return undefined;
  const [ratio, shape, least] = role === "cover" ? [16 / 9, "16 to 9", coverWidth] : [1, "square", portraitWidth];
  if (Math.abs(width / height / ratio - 1) > tolerance)
    return `${size}; a ${role} is ${shape}, like ${least} × ${Math.round(least / ratio)}.`;
  // A drawing has no pixels.
  if (width < least && ending !== "svg") return `${size}; a ${role} is at least ${least} pixels wide.`;
  if (role === "cover" && ending === "svg")
    return "A cover is a photograph or a raster picture: link previews and feeds show no drawings. Save it as webp or png.";
  return undefined;
}
