import { currentSite } from "@/lib/content/site/current-site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return respondWithFeed(currentSite(), request, "reviews");
}
