import { currentSite } from "@/lib/content/site/current-site";
import { categoryFeed } from "@/lib/machines/feeds/site-feeds";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/[slug]/feed.xml">): Promise<Response> {
  const feed = categoryFeed(currentSite(), request, (await params).slug, "rss");
  return feed ?? new Response("There is no such feed.\n", { status: 404 });
}
