import { absoluteUrl } from "../metadata/page-metadata";
import { routes } from "../routes";

const day = 86_400_000;

/** RFC 9116 wants less than a year. It only concerns copies: the site itself says the day anew whenever it is asked. */
const validFor = 180 * day;

/** security.txt (RFC 9116): whoever finds a weakness of the site writes by its contact page, which is always there. */
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
