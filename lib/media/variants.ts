import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { logError } from "../runtime/log";
import type { VariantFormat, VariantSize } from "./media-address";
import { digestOf, mediaStore, originalName } from "./media-store";
import { makeOnce } from "./work-queue";

/** A version of a picture: its key and ending, and where it lies while it is the current one. */
export type PictureSource = { key: string; ending: string; file?: string | undefined };

/** AVIF looks the same as WebP at a lower number. The next step of effort takes twice the time for a fiftieth of the bytes. */
const formats: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
};

/** The bytes of a picture as the editor made it; `undefined` where that version is gone. Kept when first asked for. */
export async function readOriginal({ key, ending, file }: PictureSource): Promise<Buffer | undefined> {
  const store = mediaStore();
  const kept = store.keys.has(key) ? await store.read(key, ending, originalName) : undefined;
  if (kept || !file) return kept;
  const bytes = await readFile(file).catch(() => undefined);
  // The file may have become another picture since it was looked at.
  if (!bytes || !key.endsWith(digestOf(bytes))) return undefined;
  store.write(key, ending, originalName, bytes);
  return bytes;
}

/** A picture in a size and a format, made once; `undefined` where it cannot be made. */
export async function readVariant(
  source: PictureSource,
  size: VariantSize,
  format: VariantFormat,
  isUrgent = true,
): Promise<Buffer | undefined> {
  const name = `${size.name}.${format}`;
  const kept = mediaStore().keys.has(source.key) && (await mediaStore().read(source.key, source.ending, name));
  if (kept) return kept;
  return makeOnce(`${source.key}-${name}`, isUrgent, () => make(source, size, format));
}

async function make(source: PictureSource, size: VariantSize, format: VariantFormat): Promise<Buffer | undefined> {
  const original = await readOriginal(source);
  if (!original) return undefined;
  const { name, width, height } = size;
  try {
    const picture = sharp(original, { autoOrient: true }).resize(
      // Cut around what draws the eye.
      height ? { width, height, fit: "cover", position: "attention" } : { width, withoutEnlargement: true },
    );
    const bytes = await formats[format](picture).toBuffer();
    mediaStore().write(source.key, source.ending, `${name}.${format}`, bytes);
    return bytes;
  } catch (error) {
    logError(`media: ${source.key} cannot be made in size ${name} as ${format}: ${error}`);
    return undefined;
  }
}
