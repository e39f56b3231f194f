import sharp from "sharp";
import {
  coverWidth,
  iconWidth,
  mostBytes,
  type PictureRole,
  portraitWidth,
} from "../../../../lib/content/pictures/read-picture";

/** The size that a picture is cut to. Covers are made larger than they must be, for screens with twice the pixels. */
const sizes: Readonly<Record<PictureRole, { width: number; height?: number; least: number }>> = {
  cover: { width: 1600, height: 900, least: coverWidth },
  portrait: { width: 640, height: 640, least: portraitWidth },
  icon: { width: 256, height: 256, least: iconWidth },
  text: { width: 1600, least: 1 },
};

const qualities = [86, 80, 74, 68, 60, 50] as const;

/** The most pixels that are read: a photograph of 100 megapixels. */
const limitInputPixels = 100_000_000;

/**
 * A picture as WebP for its use: upright, cut to its shape around the part that draws the eye, no larger than it has to be, and
 * without metadata, which may say where and when a photograph was taken.
 * @throws Error if it is no picture, too small to be cut, or too heavy even at the lowest quality.
 */
export async function cutPicture(bytes: Uint8Array, role: PictureRole): Promise<Buffer> {
  const { width, height, least } = sizes[role];
  const read = () => sharp(bytes, { limitInputPixels }).autoOrient();
  // The size before turning: a photograph taken upright is often stored lying.
  const { autoOrient: stored } = await read().metadata();
  const ratio = height === undefined ? stored.width / stored.height : width / height;
  const widest = Math.floor(Math.min(width, stored.width, stored.height * ratio));
  if (widest < least)
    throw new Error(
      `This picture is ${stored.width} × ${stored.height}. A ${role} needs at least ${least} × ${Math.ceil(least / ratio)}.`,
    );
  const cut = { width: widest, height: Math.round(widest / ratio) };
  for (const quality of qualities) {
    const webp = await read()
      .resize({ ...cut, fit: "cover", position: sharp.strategy.attention })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (webp.length <= mostBytes[role]) return webp;
  }
  throw new Error(`This picture is too heavy for a ${role}, even at a low quality. Choose one with fewer details.`);
}
