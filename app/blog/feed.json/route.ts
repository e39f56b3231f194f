import { categoryFeed } from "@/app/data/feeds";
import { mainBlog } from "@/lib/content/collections";

export const dynamic = "force-static";
export const revalidate = 300;

export function GET(): Response {
  return categoryFeed(mainBlog, "json") ?? new Response("There is no such feed.\n", { status: 404 });
}
