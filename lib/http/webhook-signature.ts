import { createHmac } from "node:crypto";
import { isSameSecret } from "../util/digest";

/** How a host shows that it knows the secret, by the header in which it does. The first header that is there decides. */
const ways: readonly [header: string, isValid: (given: string, secret: string, request: SignedRequest) => boolean][] = [
  // GitHub, Gitea, Forgejo, and your own tools.
  ["x-hub-signature-256", (given, secret, { body }) => isSameSecret(given, hubSignature(secret, body))],
  // GitLab sends its secret token as it is.
  ["x-gitlab-token", isSameSecret],
];

/** Whether a request says that it is signed: most that nobody has signed need not be read. */
export function isSigned(headers: Readonly<Record<string, unknown>>): boolean {
  return ways.some(([header]) => headers[header] !== undefined);
}

export type SignedRequest = {
  body: Uint8Array;
  headers: Pick<Headers, "get">;
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
