import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether a body is signed with the secret like GitHub's webhooks: "sha256=" and the HMAC-SHA-256 of the raw body in
 * lower-case hexadecimal. Compares in constant time.
 * @param header The value of X-Hub-Signature-256; `null` when it is missing.
 */
export function isSignedWith(secret: string, body: Uint8Array, header: string | null): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  if (given === undefined) return false;
  const expected = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}
