import type { ShownPicture } from "../content/pictures/picture-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { parseMediaFile, type VariantFormat } from "./media-address";
import { mediaStore } from "./media-store";
import { type PictureSource, readOriginal, readVariant } from "./variants";

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
};

/** A year, the most that RFC 9111 has a use for: what the address answers never changes. */
const forEver = "public, max-age=31536000, immutable";

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
  const etag = `"${file}"`;
  const headers = { "cache-control": forEver, etag };
  // The bytes are those that the address names, whoever has them (RFC 9110, 13.1.2).
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag)) return new Response(null, { status: 304, headers });
  const bytes =
    size === undefined ? await readOriginal(source) : await readVariant(source, size, ending as VariantFormat);
  if (!bytes) return missing();
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": types[ending] ?? "", "content-length": String(bytes.length) },
  });
}

function findSource(key: string): PictureSource | undefined {
  const shown = picturesByKey().get(key);
  if (shown) return shown;
  const ending = mediaStore().keys.get(key);
  return ending === undefined ? undefined : { key, ending };
}

function missing(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response("There is no such picture.\n", { status: 404, headers });
}
