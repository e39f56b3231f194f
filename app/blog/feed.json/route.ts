import { mainBlog } from "@/lib/content/names";
import { categoryFeed } from "@/lib/machines/feeds/site-feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return categoryFeed(request, mainBlog, "json") ?? new Response("There is no such feed.\n", { status: 404 });
}
