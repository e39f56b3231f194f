/**
 * The entity tag of a text. Weak, because the server compresses the text, which changes its bytes (RFC 9110, section 8.8.3).
 * @param digest SHA-256 of the text, as base64url.
 */
export function weakEtag(digest: string): string {
  return `W/"${digest.slice(0, 22)}"`;
}

/** Whether If-None-Match contains the tag, by weak comparison (RFC 9110, section 8.8.3.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((tag) => ["*", opaque(etag)].includes(opaque(tag)));
}
