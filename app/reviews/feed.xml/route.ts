import { currentSite } from "@/lib/content/site/current-site";
import { reviewsFeed } from "@/lib/machines/feeds/site-feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return reviewsFeed(currentSite(), request, "rss");
}
