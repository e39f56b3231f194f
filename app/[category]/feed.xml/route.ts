import { categoryFeed } from "@/app/data/feeds";
import { getAllCategories, mainBlog } from "@/lib/content/categories";

export const dynamic = "force-static";
export const revalidate = 300;

export function generateStaticParams() {
  return getAllCategories()
    .filter(({ slug }) => slug !== mainBlog)
    .map(({ slug }) => ({ category: slug }));
}

export async function GET(_: Request, { params }: RouteContext<"/[category]/feed.xml">): Promise<Response> {
  return categoryFeed((await params).category, "rss") ?? new Response("There is no such feed.\n", { status: 404 });
}
