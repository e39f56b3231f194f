import { currentSite } from "@/lib/content/site/current-site";
import { answerFeed } from "@/lib/machines/feeds/feeds";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/[slug]/feed.xml">): Promise<Response> {
  return answerFeed(currentSite(), request, (await params).slug);
}
