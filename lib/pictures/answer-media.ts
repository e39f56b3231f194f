import { mediaStore } from "../content/pictures/media-store";
import type { ShownPicture } from "../content/pictures/picture-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { parseMediaFile, type VariantFormat } from "../util/media-address";
import { answerPicture, missing } from "./answer-picture";
import { type PictureSource, readOriginal, readVariant } from "./variants";

function picturesByKey(): ReadonlyMap<string, ShownPicture> {
  const snapshot = getSnapshot();
  return snapshot.once(
    "pictures by key",
    () => new Map([...snapshot.library.pictures.values()].map((picture) => [picture.key, picture])),
  );
}

/**
 * Answers GET and HEAD of /media/<file>: pictures that content names, and earlier versions that caches may still ask for,
 * in the widths that pages offer. Any other address is refused before the disk is read or a picture is encoded.
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
