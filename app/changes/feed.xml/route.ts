import { changesFeed } from "@/lib/machines/feeds/changes-feed";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return changesFeed(request, "rss");
}
