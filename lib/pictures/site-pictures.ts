import type { ShownPicture } from "../content/pictures/picture-types";
import { allPosts, type Site } from "../content/site/site";
import { limits } from "../util/limits";
import { cropShapes, sizeOfWidth, variantFormats, widthsFor } from "../util/media-address";
import { pictureState } from "./picture-state";
import { readOriginal, readVariant } from "./variants";

/**
 * Encodes the pictures of the pages that a build prerenders. Those of older articles are encoded at the first request:
 * encoding ten thousand covers would take hours.
 * @param atOnce How many pictures at a time.
 * @returns The number of different pictures.
 */
export async function prepareSite(site: Site, atOnce = 1): Promise<number> {
  const different = new Map(builtPictures(site).map((one) => [one.key, one]));
  const left = different.values();
  const prepareLeft = async () => {
    for (const picture of left) await preparePicture(picture);
  };
  await Promise.all(Array.from({ length: atOnce }, prepareLeft));
  settlePictures(site);
  return different.size;
}

/** Removes the oldest pictures that no page shows any more. */
export function settlePictures(site: Site): void {
  pictureState().store.settle(site.library.pictures);
}

function builtPictures(site: Site): ShownPicture[] {
  const { collections, documents } = site.library;
  const { blog, ...others } = collections;
  const built = new Set(
    allPosts(site)
      .slice(0, limits.builtEntries)
      .map(({ slug }) => slug),
  );
  const newest = blog.filter(({ slug }) => built.has(slug));
  const entries = [...newest, ...Object.values(others).flat(), ...Object.values(documents)];
  return entries.flatMap(({ pictures = [] }) => pictures.flatMap(({ shown }) => shown ?? []));
}

/** The greatest width that each role of picture is shown at, in CSS pixels. It decides which variants are encoded. */
const drawnWidths = { cover: 1200, portrait: 160, icon: 64, text: 1200 } as const;

/** Encodes the missing variants that pages offer of a picture. */
async function preparePicture(picture: ShownPicture): Promise<void> {
  await readOriginal(picture);
  for (const width of widthsFor(drawnWidths[picture.role]))
    await Promise.all(variantFormats.map((format) => readVariant(picture, sizeOfWidth(width), format)));
  if (picture.role === "cover") for (const shape of cropShapes) await readVariant(picture, shape, "webp");
}
