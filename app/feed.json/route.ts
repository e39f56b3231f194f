import { currentSite } from "@/lib/content/site/current-site";
import { siteFeed } from "@/lib/machines/feeds/site-feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return siteFeed(currentSite(), request, "json");
}
