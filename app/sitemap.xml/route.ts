import { siteEntries } from "@/app/data/site-entries";
import { renderSitemap } from "@/lib/sitemap/sitemap-xml";

export const dynamic = "force-static";
export const revalidate = 300;

export function GET(): Response {
  return new Response(renderSitemap(siteEntries()), { headers: { "content-type": "application/xml; charset=utf-8" } });
}
