import type { PictureFacts } from "./read-picture";

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
