import type { ShownPicture } from "../content/pictures/picture-types";
import { cropShapes, sizeOfWidth, variantFormats, widthsFor } from "./media-address";
import { readOriginal, readVariant } from "./variants";

/** Widths that the roles of pictures are drawn at, which decide the widths that are made. */
const drawnWidths = { cover: 1200, portrait: 160, text: 1200 } as const;

/**
 * Makes what pages will ask for of some pictures, one after the other and after whatever a reader waits for. What was made
 * before is left as it is.
 * @returns How many pictures there were.
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
