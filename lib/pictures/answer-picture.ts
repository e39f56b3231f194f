import { matchesEtag } from "../http/etag";

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
};

/** A year. The address contains a digest of the bytes, so its answer never changes. */
const immutable = "public, max-age=31536000, immutable";

/**
 * Answers with a picture whose address contains a digest of its bytes; `undefined` when they cannot be read.
 * @param file The last part of the address; also the entity tag.
 * @param read Not called when the client has the bytes already.
 */
export async function answerPicture(
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
export function missing(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response("There is no such picture.\n", { status: 404, headers });
}
