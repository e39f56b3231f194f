import { type BinaryToTextEncoding, createHash, timingSafeEqual } from "node:crypto";

/** The SHA-256 digest of a text or of bytes. */
export function sha256(content: string | Uint8Array, encoding: BinaryToTextEncoding = "hex"): string {
  return createHash("sha256").update(content).digest(encoding);
}

/** Whether somebody has sent a secret or a signature. Compares digests, which are of one length, in constant time. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(secret)));
}
