import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether a body was signed with the secret, as GitHub signs its webhooks: HMAC-SHA-256 over the raw body, in lower-case
 * hexadecimal after "sha256=". The comparison takes constant time.
 * @param header The value of X-Hub-Signature-256; `null` when it is missing.
 */
export function isSignedWith(secret: string, body: Uint8Array, header: string | null): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  if (given === undefined) return false;
  const expected = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}
