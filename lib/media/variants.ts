import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";
import type { VariantFormat, VariantSize } from "./media-address";
import { digestOf, mediaStore, originalName } from "./media-store";

/** A version of a picture: its key and ending, and where it lies while it is the current one. */
export type PictureSource = { key: string; ending: string; file?: string | undefined };

type Waiting = { start: () => void; isUrgent: boolean };
export type MediaWork = {
  running: number;
  waiting: Waiting[];
  /** What is being made, by name: who asks meanwhile waits for the same. */
  begun: Map<string, Promise<Buffer | undefined>>;
};

/** Pictures that are made at a time. Each takes a processor for a good part of a second. */
const atOnce = 2;

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
  const { begun } = work();
  const id = `${source.key}-${name}`;
  const making = begun.get(id) ?? inTurn(isUrgent, () => make(source, size, format)).finally(() => begun.delete(id));
  begun.set(id, making);
  return making;
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

const work = () => processWide("media work", () => ({ running: 0, waiting: [], begun: new Map() }));

/** What a reader waits for comes before what is prepared. */
async function inTurn<Result>(isUrgent: boolean, task: () => Promise<Result>): Promise<Result> {
  const state = work();
  if (state.running >= atOnce) {
    await new Promise<void>((start) => {
      const one = { start, isUrgent };
      const place = isUrgent ? state.waiting.findIndex((other) => !other.isUrgent) : -1;
      if (place < 0) state.waiting.push(one);
      else state.waiting.splice(place, 0, one);
    });
  } else state.running += 1;
  try {
    return await task();
  } finally {
    const next = state.waiting.shift();
    // The next one takes over the place.
    if (next) next.start();
    else state.running -= 1;
  }
}
