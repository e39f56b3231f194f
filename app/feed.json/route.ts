import { siteFeed } from "@/app/data/feeds";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return siteFeed(request, "json");
}
