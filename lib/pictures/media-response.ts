import type { ShownPicture } from "../content/pictures/resolve-pictures";
import { getBrand } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { matchesEtag } from "../http/etag";
import { parseMediaFile, type VariantFormat } from "../util/media-address";
import { memo } from "../util/memo";
import { isStored } from "./media-store";
import { findCard, type PreviewFile, previewAddress } from "./previews/preview-card";
import { readOrDraw } from "./previews/read-card";
import { readOriginal, readVariant } from "./variants";

const picturesByKey = memo(
  (site: Site): ReadonlyMap<string, ShownPicture> =>
    new Map([...site.library.pictures.values()].map((picture) => [picture.key, picture])),
);

/**
 * Answers GET and HEAD of /media/<file>: pictures that content names, and earlier versions that caches may still ask for,
 * in the widths that pages offer. For any other address no picture is encoded.
 */
export async function respondWithMedia(site: Site, request: Request, file: string): Promise<Response> {
  const address = parseMediaFile(file);
  if (!address) return missing();
  const { key, size, ending } = address;
  const shown = picturesByKey(site).get(key);
  const isOther = shown ? size === undefined && ending !== shown.ending : !isStored(key);
  if (isOther) return missing();
  const source = shown ?? { key };
  const read = () => (size === undefined ? readOriginal(source) : readVariant(source, size, ending as VariantFormat));
  return (await respondWithPicture(request, file, read)) ?? missing();
}

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
};

/** A year. The address contains a digest of the bytes, so its response never changes. */
const immutable = "public, max-age=31536000, immutable";

/**
 * Answers with a picture whose address contains a digest of its bytes; `undefined` when they cannot be read.
 * @param file The last part of the address; also the entity tag.
 * @param read Not called when the client has the bytes already.
 */
async function respondWithPicture(
  request: Request,
  file: string,
  read: () => Promise<Buffer | undefined>,
): Promise<Response | undefined> {
  const etag = `"${file}"`;
  const headers = { "cache-control": immutable, etag };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const bytes = await read();
  if (!bytes) return undefined;
  const type = types[file.slice(file.lastIndexOf(".") + 1)] ?? "";
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": type, "content-length": String(bytes.length) },
  });
}

/** The 404 of an address without a picture. */
function missing(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response("There is no such picture.\n", { status: 404, headers });
}

/** The picture of pages without a card; `npm run content -- brand` draws it. */
const sitePicture = "/images/og/site.png";

/**
 * Answers GET and HEAD of a card's address. Only the current version is ever drawn: an earlier one redirects to it, because
 * posts on other sites go on naming that. The card of a page that no longer exists answers 404.
 */
export async function respondWithPreview(site: Site, request: Request, asked: PreviewFile): Promise<Response> {
  const card = findCard(site, asked.kind, asked.slug);
  if (!card) return missing();
  const address = previewAddress(card, getBrand(site));
  if (address !== `/media/${asked.file}`) return redirect(address);
  return (
    (await respondWithPicture(request, asked.file, () => readOrDraw(site, card, address))) ?? redirect(sitePicture)
  );
}

function redirect(location: string): Response {
  const headers = { location, "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response(null, { status: 307, headers });
}
