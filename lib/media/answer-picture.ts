const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
};

/** A year, the most that RFC 9111 has a use for: what the address answers never changes. */
const forEver = "public, max-age=31536000, immutable";

/**
 * Answers with a picture whose address names its bytes; `undefined` where they cannot be read.
 * @param file The last part of the address; also the entity tag.
 * @param read Called only where the client does not have the bytes already.
 */
export async function answerPicture(
  request: Request,
  file: string,
  read: () => Promise<Buffer | undefined>,
): Promise<Response | undefined> {
  const etag = `"${file}"`;
  const headers = { "cache-control": forEver, etag };
  // The bytes are those that the address names, whoever has them (RFC 9110, 13.1.2).
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag)) return new Response(null, { status: 304, headers });
  const bytes = await read();
  if (!bytes) return undefined;
  const type = types[file.slice(file.lastIndexOf(".") + 1)] ?? "";
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": type, "content-length": String(bytes.length) },
  });
}

/** The answer to an address that no picture has. */
export function missing(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response("There is no such picture.\n", { status: 404, headers });
}
