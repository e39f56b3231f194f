import type { MetadataRoute } from "next";
import { routes } from "@/lib/config/routes";
import { absoluteUrl } from "@/lib/metadata/page-metadata";

/** Search results are not barred here: crawlers must be able to read that they are not to be listed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: absoluteUrl(routes.sitemap()) };
}
