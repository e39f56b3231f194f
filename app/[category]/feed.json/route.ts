import { categoryFeed } from "@/app/data/feeds";
import { listingParams } from "@/app/data/listings";

export const dynamic = "force-static";
export const revalidate = 300;

export const generateStaticParams = listingParams;

export async function GET(_: Request, { params }: RouteContext<"/[category]/feed.json">): Promise<Response> {
  return categoryFeed((await params).category, "json") ?? new Response("There is no such feed.\n", { status: 404 });
}
