import type { ShownPicture } from "../content/pictures/picture-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { answerPicture, missing } from "./answer-picture";
import { parseMediaFile, type VariantFormat } from "./media-address";
import { mediaStore } from "./media-store";
import { type PictureSource, readOriginal, readVariant } from "./variants";

function picturesByKey(): ReadonlyMap<string, ShownPicture> {
  const snapshot = getSnapshot();
  return snapshot.once(
    "pictures by key",
    () => new Map([...snapshot.library.pictures.values()].map((picture) => [picture.key, picture])),
  );
}

/**
 * Answers GET and HEAD of /media/<file>. Only pictures that content names, and what caches may still ask for of earlier
 * ones, in the widths that pages name: nothing else is looked for on disk or made.
 */
export async function answerMedia(request: Request, file: string): Promise<Response> {
  const address = parseMediaFile(file);
  const source = address && findSource(address.key);
  if (!address || !source) return missing();
  const { size, ending } = address;
  if (size === undefined ? ending !== source.ending : source.ending === "svg") return missing();
  const read = () => (size === undefined ? readOriginal(source) : readVariant(source, size, ending as VariantFormat));
  return (await answerPicture(request, file, read)) ?? missing();
}

function findSource(key: string): PictureSource | undefined {
  const shown = picturesByKey().get(key);
  if (shown) return shown;
  const ending = mediaStore().keys.get(key);
  return ending === undefined ? undefined : { key, ending };
}
