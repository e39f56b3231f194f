import { absoluteUrl } from "../metadata/page-metadata";
import { routes } from "../routes";

/**
 * robots.txt (RFC 9309). Search results are not barred here: crawlers must be able to read that they are not to be listed.
 */
export function buildRobotsText(): string {
  return `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absoluteUrl(routes.sitemap())}\n`;
}
