import { categoryFeed } from "@/app/data/feeds";
import { listingParams } from "@/app/data/listings";

export const dynamic = "force-static";
export const revalidate = 300;

export const generateStaticParams = listingParams;

export async function GET(_: Request, { params }: RouteContext<"/[category]/feed.xml">): Promise<Response> {
  return categoryFeed((await params).category, "rss") ?? new Response("There is no such feed.\n", { status: 404 });
}
