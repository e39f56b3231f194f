import { createHmac } from "node:crypto";
import { isSameSecret } from "../util/digest";

/** How far the clock of a sender who signs the time may be away, in seconds (Standard Webhooks, "Verifying timestamps"). */
const tolerance = 300;

/** Most signatures of one request that are compared. Somebody who changes a secret sends two; a header has room for 1,400. */
const mostSignatures = 10;

/** How a host shows that it knows the secret, by the header in which it does. The first header that is there decides. */
const ways: readonly [header: string, isValid: (given: string, secret: string, request: SignedRequest) => boolean][] = [
  // GitLab with a signing token, and all others that follow Standard Webhooks.
  ["webhook-signature", isStandard],
  // GitHub, Gitea, Forgejo, and your own tools.
  ["x-hub-signature-256", isHubSignature],
  // GitLab with a secret token, which it sends as it is.
  ["x-gitlab-token", isSameSecret],
];

/** Whether a request says that it is signed: most that nobody has signed need not be read. */
export function isSigned(headers: Readonly<Record<string, unknown>>): boolean {
  return ways.some(([header]) => headers[header] !== undefined);
}

export type SignedRequest = {
  body: Uint8Array;
  headers: Pick<Headers, "get">;
  /** The time, in milliseconds; default: now. */
  now?: number;
};

/**
 * Whether a request comes from somebody who knows the secret, as GitHub, GitLab, Gitea and Forgejo show it
 * (docs/decisions/096-content-arrives-one-way.md). Compares in constant time. A wrong signature is not made good by another one.
 */
export function isSignedByHost(secret: string, request: SignedRequest): boolean {
  for (const [header, isValid] of ways) {
    const given = request.headers.get(header);
    if (given !== null) return isValid(given, secret, request);
  }
  return false;
}

/** How GitHub signs a body: "sha256=" and the HMAC-SHA-256 of its bytes in lower-case hexadecimal. */
export function hubSignature(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

function isHubSignature(given: string, secret: string, { body }: SignedRequest): boolean {
  return isSameSecret(given, hubSignature(secret, body));
}

/** Signs the id, the time and the body. */
function isStandard(given: string, secret: string, { body, headers, now = Date.now() }: SignedRequest): boolean {
  const id = headers.get("webhook-id") ?? "";
  const time = headers.get("webhook-timestamp") ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : secret;
  const expected = createHmac("sha256", key).update(`${id}.${time}.`).update(body).digest("base64");
  return given.split(" ", mostSignatures).some((one) => isSameSecret(one, `v1,${expected}`));
}
