import { createHash } from "node:crypto";

/** Shapes beside the cover's own 16:9 that search engines ask for (developers.google.com/search/docs, "Article"). */
export const cropShapes = [
  { name: "4x3", width: 900, height: 675 },
  { name: "1x1", width: 675, height: 675 },
] as const;

type CropShape = (typeof cropShapes)[number]["name"];

/**
 * Where a crop lies below `public/`. Its name carries a digest of the cover, so that a replaced cover is cut anew.
 * @param cover Path of the cover, "/images/covers/blog/x.webp".
 */
export function cropPath(cover: string, bytes: Uint8Array, shape: CropShape): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return `${folderOf(cover)}/${digest}-${shape}.webp`;
}

/** Without the dot, or the folder of a cover would look like a picture. */
function folderOf(cover: string): string {
  return `/images/og/crops${cover.slice("/images".length).replace(".", "-")}`;
}

/** Whether a drawn picture is a crop, and of which folder and shape. */
export function readCropPath(path: string): { folder: string; shape: string } | undefined {
  const [, folder, shape] = /^(\/images\/og\/crops\/.+)\/[0-9a-f]{10}-(\dx\d)\.webp$/.exec(path) ?? [];
  return folder && shape ? { folder, shape } : undefined;
}

/** A cover in every shape that it was cut to: the cover itself, then its crops among the drawn pictures. */
export function coverImages(cover: string, drawn: ReadonlySet<string>): string[] {
  const crops = cropsOf(drawn);
  return [cover, ...cropShapes.flatMap(({ name }) => crops.get(`${folderOf(cover)} ${name}`) ?? [])];
}

/** The drawn pictures stay the same set while the process runs. */
const knownCrops = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>();

/** Crops by the folder of their cover and their shape. */
function cropsOf(drawn: ReadonlySet<string>): ReadonlyMap<string, string> {
  const known = knownCrops.get(drawn);
  if (known) return known;
  const crops = new Map<string, string>();
  for (const path of drawn) {
    const crop = readCropPath(path);
    if (crop) crops.set(`${crop.folder} ${crop.shape}`, path);
  }
  knownCrops.set(drawn, crops);
  return crops;
}
