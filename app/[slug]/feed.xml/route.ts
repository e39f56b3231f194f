import { currentSite } from "@/lib/content/site/current-site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/[slug]/feed.xml">): Promise<Response> {
  return respondWithFeed(currentSite(), request, (await params).slug);
}
