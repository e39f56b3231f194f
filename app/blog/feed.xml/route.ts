import { categoryFeed } from "@/app/data/feeds";
import { mainBlog } from "@/lib/content/read/collections";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return categoryFeed(request, mainBlog, "rss") ?? new Response("There is no such feed.\n", { status: 404 });
}
