import type { ShownPicture } from "../content/pictures/picture-types";
import { cropShapes, sizeOfWidth, variantFormats, widthsFor } from "../util/media-address";
import { readOriginal, readVariant } from "./variants";

/** The greatest width that each role of picture is shown at, in CSS pixels. It decides which variants are encoded. */
const drawnWidths = { cover: 1200, portrait: 160, text: 1200 } as const;

/**
 * Encodes the missing variants that pages offer of these pictures, after those that a reader is waiting for.
 * @param atOnce How many pictures at a time. One leaves a server's other processor to readers.
 * @returns The number of different pictures.
 */
export async function preparePictures(pictures: Iterable<ShownPicture>, atOnce = 1): Promise<number> {
  const different = new Map([...pictures].map((one) => [one.key, one]));
  const left = different.values();
  const prepareLeft = async () => {
    for (const picture of left) await preparePicture(picture);
  };
  await Promise.all(Array.from({ length: atOnce }, prepareLeft));
  return different.size;
}

async function preparePicture(picture: ShownPicture): Promise<void> {
  await readOriginal(picture);
  if (picture.ending === "svg") return;
  for (const width of widthsFor(drawnWidths[picture.role]))
    await Promise.all(variantFormats.map((format) => readVariant(picture, sizeOfWidth(width), format, false)));
  if (picture.role === "cover") for (const shape of cropShapes) await readVariant(picture, shape, "webp", false);
}
