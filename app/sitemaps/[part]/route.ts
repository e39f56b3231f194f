import { siteEntries } from "@/app/data/site-entries";
import { renderSitemapPart } from "@/lib/sitemap/sitemap-xml";

/** Made when asked for, because nothing may be kept on disk for parts that are not there. */
export const dynamic = "force-dynamic";

export async function GET(_: Request, { params }: RouteContext<"/sitemaps/[part]">): Promise<Response> {
  const part = /^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1];
  const xml = part && renderSitemapPart(siteEntries(), Number(part));
  if (!xml) return new Response("There is no such part of the sitemap.\n", { status: 404 });
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
