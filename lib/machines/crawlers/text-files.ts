import { getDocument } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";

/**
 * robots.txt (RFC 9309). Does not disallow search results, because crawlers must be able to read their noindex. `Allow` is last:
 * some parsers take the first line that matches.
 */
export function buildRobotsText(site: Site): string {
  const { contentSignal } = getDocument(site, "site/site");
  const signal = contentSignal ? `Content-Signal: ${contentSignal}\n` : "";
  return `User-Agent: *\n${signal}Disallow: /api/\nAllow: /\n\nSitemap: ${absoluteUrl(routes.sitemap())}\n`;
}

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
