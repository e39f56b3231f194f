import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** How far the clock of a sender who signs the time may be away, in seconds (Standard Webhooks, "Verifying timestamps"). */
const tolerance = 300;

/** How a host shows that it knows the secret, by the header in which it does. The first header that is there decides. */
const ways: readonly [header: string, isValid: (given: string, secret: string, request: SignedRequest) => boolean][] = [
  // GitLab with a signing token, and all others that follow Standard Webhooks.
  ["webhook-signature", isStandard],
  // GitHub, and tools of one's own.
  ["x-hub-signature-256", isHexHmac],
  ["x-forgejo-signature", (given, secret, request) => isHexHmac(`sha256=${given}`, secret, request)],
  ["x-gitea-signature", (given, secret, request) => isHexHmac(`sha256=${given}`, secret, request)],
  // Bitbucket, Cloud and Data Center.
  ["x-hub-signature", isHexHmac],
  // GitLab with a secret token, which it sends as it is.
  ["x-gitlab-token", (given, secret) => isEqual(digest(given), digest(secret))],
];

export type SignedRequest = {
  body: Uint8Array;
  headers: Pick<Headers, "get">;
  /** The time, in milliseconds; default: now. */
  now?: number;
};

/**
 * Whether a request comes from somebody who knows the secret, as GitHub, GitLab, Gitea, Forgejo and Bitbucket show it
 * (docs/decisions/096-content-arrives-one-way.md). Compares in constant time. A wrong signature is not made good by another one.
 */
export function isSignedByHost(secret: string, request: SignedRequest): boolean {
  for (const [header, isValid] of ways) {
    const given = request.headers.get(header);
    if (given !== null) return isValid(given, secret, request);
  }
  return false;
}

/** "sha256=" and the HMAC-SHA-256 of the raw body in lower-case hexadecimal. */
function isHexHmac(given: string, secret: string, { body }: SignedRequest): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(given)?.[1];
  return hex !== undefined && isEqual(Buffer.from(hex, "hex"), createHmac("sha256", secret).update(body).digest());
}

/** Signs the id, the time and the body. */
function isStandard(given: string, secret: string, { body, headers, now = Date.now() }: SignedRequest): boolean {
  const [id, time] = [headers.get("webhook-id") ?? "", headers.get("webhook-timestamp") ?? ""];
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : secret;
  const expected = createHmac("sha256", key).update(`${id}.${time}.`).update(body).digest();
  return given
    .split(" ")
    .filter((one) => one.startsWith("v1,"))
    .some((one) => isEqual(Buffer.from(one.slice("v1,".length), "base64"), expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
