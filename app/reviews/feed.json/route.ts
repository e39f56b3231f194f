import { reviewsFeed } from "@/app/data/feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return reviewsFeed(request, "json");
}
