import { currentSite } from "@/lib/content/site/current-site";
import { changesFeed } from "@/lib/machines/feeds/changes-feed";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return changesFeed(currentSite(), request, "json");
}
