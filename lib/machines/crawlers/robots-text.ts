import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";

/**
 * robots.txt (RFC 9309). Does not disallow search results, because crawlers must be able to read their noindex.
 */
export function buildRobotsText(): string {
  return `User-Agent: *\nAllow: /\nDisallow: /api/\nDisallow: /go/\n\nSitemap: ${absoluteUrl(routes.sitemap())}\n`;
}
