import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { keptFile } from "../content/adopt/kept-content";
import { stripMetadata } from "../content/pictures/picture-metadata";
import type { ShownPicture } from "../content/pictures/resolve-pictures";
import { allPosts, type Site } from "../content/site/site";
import { logError } from "../runtime/log";
import { sha256 } from "../util/digest";
import { limits } from "../util/limits";
import {
  cropShapes,
  sizeOfWidth,
  type VariantFormat,
  type VariantSize,
  variantFormats,
  widthsFor,
} from "../util/media-address";
import { makeOnce } from "./make-once";
import { originalName, readStored, settlePictures, store } from "./media-store";

/** A version of a picture. `file` is the editor's file, known only while this is the current version. */
export type PictureSource = { key: string; file?: string | undefined };

/** AVIF looks like WebP at a lower quality number. Effort 3 takes twice the time of effort 2 and saves 2 % of the bytes. */
const formats: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
};

/** An original without metadata; `undefined` when that version is gone, or broken. Copied to the store at the first read. */
export async function readOriginal({ key, file }: PictureSource): Promise<Buffer | undefined> {
  const kept = await readStored(key, originalName);
  const bytes = kept ?? (file && (await readVersion(file, key)));
  if (kept || !bytes) return kept;
  try {
    const clean = await stripMetadata(bytes);
    store(key, originalName, clean);
    return clean;
  } catch (error) {
    logError(`media: ${key} has metadata that cannot be taken out: ${error}`);
    return undefined;
  }
}

/** The bytes of this version. The file may be gone or replaced since the content was read: then the copy of the content has it. */
async function readVersion(file: string, key: string): Promise<Buffer | undefined> {
  for (const path of [file, keptFile(file)]) {
    const bytes = await readFile(/* turbopackIgnore: true */ path).catch(() => undefined);
    if (bytes && key.endsWith(sha256(bytes).slice(0, 12))) return bytes;
  }
  return undefined;
}

/** A picture in one size and format, encoded once; `undefined` when it cannot be encoded. */
export async function readVariant(
  source: PictureSource,
  size: VariantSize,
  format: VariantFormat,
): Promise<Buffer | undefined> {
  const name = `${size.name}.${format}`;
  const kept = await readStored(source.key, name);
  return kept ?? makeOnce(`${source.key}-${name}`, () => encode(source, size, format));
}

async function encode(source: PictureSource, size: VariantSize, format: VariantFormat): Promise<Buffer | undefined> {
  const original = await readOriginal(source);
  if (!original) return undefined;
  const { name, width, height } = size;
  try {
    // Loaded when it is needed, because a server whose pictures are all encoded never needs it.
    const { default: sharp } = await import("sharp");
    const picture = sharp(original, { autoOrient: true }).resize(
      // Crops around the part that draws the eye.
      height ? { width, height, fit: "cover", position: "attention" } : { width, withoutEnlargement: true },
    );
    const bytes = await formats[format](picture).toBuffer();
    store(source.key, `${name}.${format}`, bytes);
    return bytes;
  } catch (error) {
    logError(`media: ${source.key} cannot be encoded in size ${name} as ${format}: ${error}`);
    return undefined;
  }
}

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
