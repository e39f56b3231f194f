import type { ShownPicture } from "../content/pictures/picture-types";
import { cropShapes, sizeOfWidth, variantFormats, widthsFor } from "./media-address";
import { readOriginal, readVariant } from "./variants";

/** The greatest width that each role of picture is shown at, in CSS pixels. It decides which variants are encoded. */
const drawnWidths = { cover: 1200, portrait: 160, text: 1200 } as const;

/**
 * Encodes the missing variants that pages offer of these pictures, one after the other, after those that a reader is
 * waiting for.
 * @returns The number of different pictures.
 */
export async function preparePictures(pictures: Iterable<ShownPicture>): Promise<number> {
  let count = 0;
  for (const picture of new Map([...pictures].map((one) => [one.key, one])).values()) {
    count += 1;
    await readOriginal(picture);
    if (picture.ending === "svg") continue;
    for (const width of widthsFor(drawnWidths[picture.role]))
      await Promise.all(variantFormats.map((format) => readVariant(picture, sizeOfWidth(width), format, false)));
    if (picture.role === "cover") for (const shape of cropShapes) await readVariant(picture, shape, "webp", false);
  }
  return count;
}
