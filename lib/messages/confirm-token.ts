import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { sha256 } from "../util/digest";
import { limits } from "../util/limits";

const contentSchema = z.object({
  email: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

export type Confirmation = {
  email: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** Names the token without saying anything of it: 64 hexadecimal digits. */
  id: string;
};

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Makes the token of a link that confirms an address. It is encrypted and authenticated (AES-256-GCM): the address is
 * in no proxy's log, and nobody can make a token without the secret.
 */
export function sealConfirmation(email: string, secret: string, now = Date.now()): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, getKey(secret), iv);
  const content = JSON.stringify({ email, expires: now + limits.confirmationDays * 86_400_000 });
  const sealed = Buffer.concat([cipher.update(content, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens a token. @returns `undefined` if it was not made with this secret, or is older than its days. */
export function openConfirmation(token: string, secret: string, now = Date.now()): Confirmation | undefined {
  const bytes = Buffer.from(token, "base64url");
  // More than the longest address needs. And only one spelling of a token is right, so that it has one id.
  if (bytes.length > 1024 || bytes.length <= ivBytes + tagBytes || bytes.toString("base64url") !== token)
    return undefined;
  try {
    const decipher = createDecipheriv(algorithm, getKey(secret), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const content = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    const { email, expires } = contentSchema.parse(JSON.parse(content.toString("utf8")));
    if (expires <= now) return undefined;
    return { email, expires, id: sha256(token) };
  } catch {
    return undefined;
  }
}

/** A key for this purpose alone (HKDF, RFC 5869). */
function getKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "newsletter confirmation", 32));
}
