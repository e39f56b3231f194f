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
