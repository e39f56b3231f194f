import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";

const day = 86_400_000;

/** RFC 9116 recommends less than a year. Matters for copies only: each request gets a new date. */
const validFor = 180 * day;

/** security.txt (RFC 9116). Names the contact page for reports of vulnerabilities, because every site has one. */
export function buildSecurityText(now: number = Date.now()): string {
  const expires = new Date(Math.floor(now / day) * day + validFor);
  return [
    `Contact: ${absoluteUrl(routes.contact())}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(routes.securityText())}`,
    "",
  ].join("\n");
}
