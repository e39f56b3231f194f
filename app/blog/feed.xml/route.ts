import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { categoryFeed } from "@/lib/machines/feeds/site-feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return (
    categoryFeed(currentSite(), request, mainBlog, "rss") ?? new Response("There is no such feed.\n", { status: 404 })
  );
}
